import { parseCouponName } from "@petbox/domain/referral/couponName";
import * as z from "zod/mini";
import { endpoint } from "../contract/endpoint.ts";
import { fieldMap } from "../contract/fieldMap.ts";
import { strictOptional } from "../contract/optional.ts";
import { parsed } from "../contract/parsed.ts";
import { requiredTruthyFlag } from "../contract/presence.ts";
import { succeededOrMessage } from "../contract/replies.ts";

/** Accepts every name that the server accepts (SUB-260); each page has its own rule (decision 27). */
const couponName = parsed(parseCouponName);

export const couponByNameEndpoint = endpoint({
  method: "POST",
  path: "/dados-cupom/get-by-name-cupom",
  summary: "Whether a coupon of this name exists (SUB-317)",
  body: fieldMap({ name: ["name", couponName] }),
  reply: fieldMap({ found: ["found", requiredTruthyFlag] }),
  isRead: true,
});

/** The maximum length of a campaign's description in the call, in characters. */
export const descriptionLimit = 255;

export const saveCouponEndpoint = endpoint({
  method: "POST",
  path: "/dados-cupom/save",
  summary: "Creates a subscriber's invitation coupon (SUB-318)",
  body: fieldMap({
    name: ["cupom", couponName],
    /** The page that calls (SUB-319). */
    from: ["from", strictOptional(z.string().check(z.maxLength(255)))],
    /** The campaign's description. */
    description: ["description", strictOptional(z.string().check(z.maxLength(descriptionLimit)))],
  }),
  reply: succeededOrMessage,
  // The documents name a text of the server for a 400 alone; a 401 keeps its own (decision 73).
  refusedWith: [400],
});
