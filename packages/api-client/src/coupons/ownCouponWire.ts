import type { OwnCoupon } from "@petbox/domain/coupons/ownCoupon";
import * as z from "zod/mini";
import { fieldMap, known } from "../contract/fieldMap.ts";
import { day, mark, text } from "../contract/wireValues.ts";

/** A coupon of "Meus Cupons" by the documents' names (MAN-159). */
export const ownCouponWire = z.codec(
  fieldMap({
    name: ["name", z.string()],
    description: ["description", text],
    /** HTML. */
    rules: ["rules", text],
    expiresOn: ["expire_at", day],
    code: ["code", z.string()],
    type: ["type", text],
    /** Ours: whether it was spent already. */
    used: ["used", mark],
  }),
  z.custom<OwnCoupon>(),
  { decode: (coupon) => coupon, encode: ({ used = false, ...coupon }) => known({ ...coupon, used }) },
);
