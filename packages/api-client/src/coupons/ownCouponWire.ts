import type { OwnCoupon } from "@petbox/domain/coupons/ownCoupon";
import * as z from "zod/mini";
import { optionalCivilDate } from "../contract/civilDateWire.ts";
import { coercedString } from "../contract/coerced.ts";
import { fieldMap, omitUndefined } from "../contract/fieldMap.ts";
import { optionalBoolean, text } from "../contract/optional.ts";

/** A coupon of "Meus Cupons" by the documents' names (MAN-159). */
export const ownCouponWire = z.codec(
  fieldMap({
    name: ["name", coercedString],
    description: ["description", text],
    /** HTML. */
    rules: ["rules", text],
    expiresOn: ["expire_at", optionalCivilDate],
    code: ["code", coercedString],
    type: ["type", text],
    /** Ours: whether it has been used. */
    used: ["used", optionalBoolean],
  }),
  z.custom<OwnCoupon>(),
  { decode: (coupon) => coupon, encode: ({ used = false, ...coupon }) => omitUndefined({ ...coupon, used }) },
);
