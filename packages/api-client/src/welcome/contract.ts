import { accepted, rejected } from "@petbox/domain/result";
import * as z from "zod/mini";
import { endpoint } from "../contract/endpoint.ts";
import { envelope, fieldMap } from "../contract/fieldMap.ts";
import type { Caught, Outcome } from "../contract/outcome.ts";
import { isTruthyInPhp } from "../contract/presence.ts";
import { succeeded } from "../contract/replies.ts";
import { petAnswersFields } from "./petAnswersWire.ts";

/** Saves the answers after the checkout (MAN-325); a later save overwrites an earlier one. */
export const savePetDataEndpoint = endpoint({
  method: "POST",
  path: "/save/pet-data",
  summary: "Saves the answers about the pet after the checkout; all are optional (MAN-325)",
  body: envelope("data", fieldMap(petAnswersFields)),
  reply: succeeded,
});

/** Timeout of a photo of the largest size on a slow network, in milliseconds. */
const timeout = 60_000;

const savedWire = z.optional(
  z.catch(z.nullable(z.union([z.string(), z.boolean(), z.number()])), ({ input }: Caught = {}) => isTruthyInPhp(input)),
);

/**
 * `{ success: "f00d.png" }` ↔ the name of the saved file, undefined if the server does not say it. Without success the reply is a rejection
 * (MAN-276, MAN-324).
 */
const keptFile = z.codec(z.object({ success: savedWire }), z.custom<Outcome<string | undefined>>(), {
  decode({ success }) {
    if (!isTruthyInPhp(success)) return rejected({});
    return accepted(typeof success === "string" ? success : undefined);
  },
  encode: (result) => ({ success: result.ok ? (result.value ?? true) : false }),
});

/** Stores a photo of the new subscriber's pet (MAN-324). */
export const savePetImageEndpoint = endpoint({
  method: "POST",
  path: "/save/pet-image",
  summary:
    "Stores the photo of a new subscriber's pet: JPEG, PNG or WebP of at most 1 MB; returns the file name (MAN-324)",
  isForm: true,
  body: envelope("photo", z.file()),
  reply: keptFile,
  timeout,
});
