import * as z from "zod/mini";
import { endpoint } from "../contract/endpoint.ts";
import { optionalText, succeeded } from "../contract/replies.ts";

const decimalReais = z.union([z.number(), z.string()]);

/** A coupon as the campaign call answers it: `value_discount` is in reais off the whole term (decision 15). */
export const couponWire = z.object({
  name: z.string(),
  description: optionalText,
  type_discount: optionalText,
  value_discount: decimalReais,
  /** The percentage that `value_discount` was worked out from, for the terms that it was not worked out for. */
  percent_discount: z.optional(z.nullable(z.number())),
  data_expiration: optionalText,
});

const campaignReply = z.object({
  /** 0 when the coupon holds. */
  error: z.number(),
  cupom: z.optional(z.nullable(couponWire)),
  frete: z.optional(z.nullable(decimalReais)),
});

export const sessionCouponEndpoint = endpoint({
  method: "GET",
  path: "/cupom/campanha/",
  summary: "The coupon that the session already has (MAN-330)",
  reply: campaignReply,
});

export const applyCouponEndpoint = endpoint({
  method: "GET",
  path: "/cupom/campanha/{code}",
  summary: "Tries a coupon code and keeps it in the session when it holds (MAN-330)",
  reply: campaignReply,
  example: { parameters: { code: "BOBQUERIDO" } },
});

export const removeCouponEndpoint = endpoint({
  method: "POST",
  path: "/coupon/",
  summary: "Takes the session's coupon away (MAN-333)",
  body: z.object({}),
  reply: succeeded,
  example: { body: {} },
});
