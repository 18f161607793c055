import { accepted, rejected } from "@petbox/domain/result";
import * as z from "zod/mini";
import { endpoint } from "../contract/endpoint.ts";
import { envelope, fieldMap } from "../contract/fieldMap.ts";
import type { Outcome } from "../contract/outcome.ts";
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

/** `{ success: "f00d.png" }` ↔ the name of the saved file; a reply without it is a rejection (MAN-276, MAN-324). */
const keptFile = z.codec(
  z.object({ success: z.optional(z.nullable(z.union([z.string(), z.boolean(), z.number()]))) }),
  z.custom<Outcome<string>>(),
  {
    decode: ({ success }) => (typeof success === "string" && isTruthyInPhp(success) ? accepted(success) : rejected({})),
    encode: (result) => ({ success: result.ok ? result.value : false }),
  },
);

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
