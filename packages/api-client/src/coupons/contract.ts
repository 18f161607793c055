import type { Cents } from "@petbox/domain/money/cents";
import * as z from "zod/mini";
import { endpoint } from "../contract/endpoint.ts";
import { fieldMap } from "../contract/fieldMap.ts";
import { decimalReais, decimalReaisText } from "../contract/money.ts";
import { succeeded } from "../contract/replies.ts";
import { absent, nullable } from "../contract/wireValues.ts";

/** The percentage that a discount was worked out from, for the terms that it was not worked out for; whole, or not told. */
const percent = z.codec(z.optional(z.nullable(z.number())), z.custom<number | undefined>(), {
  decode: (sent) => (sent && Number.isInteger(sent) ? sent : undefined),
  encode: (value) => value ?? null,
});

/** A coupon as the campaign call brings it: `value_discount` is in reais off the whole term (decision 15). */
const couponWire = fieldMap({
  code: ["name", z.string()],
  description: ["description", absent(z.string())],
  type: ["type_discount", absent(z.string())],
  discount: ["value_discount", decimalReais],
  /** The last day on which it holds. */
  expiresOn: ["data_expiration", nullable(z.string())],
  percent: ["percent_discount", percent],
});

/** What the session has of a campaign: a coupon that holds, and the freight that is kept. */
export interface Campaign {
  readonly coupon?: z.output<typeof couponWire> | undefined;
  readonly freight?: Cents | undefined;
}

/** `error` is 0 when the coupon holds. */
const campaignWire = z.codec(
  z.object({ error: z.number(), cupom: nullable(couponWire), frete: z.optional(z.nullable(decimalReaisText)) }),
  z.custom<Campaign>(),
  {
    decode: ({ error, cupom, frete }) => ({ coupon: error === 0 ? cupom : undefined, freight: frete ?? undefined }),
    encode: ({ coupon, freight }) => ({ error: coupon ? 0 : 1, cupom: coupon, frete: freight ?? null }),
  },
);

export const sessionCouponEndpoint = endpoint({
  method: "GET",
  path: "/cupom/campanha/",
  summary: "The coupon that the session already has (MAN-330)",
  reply: campaignWire,
});

export const applyCouponEndpoint = endpoint({
  method: "GET",
  path: "/cupom/campanha/{code}",
  summary: "Tries a coupon code and keeps it in the session when it holds (MAN-330)",
  reply: campaignWire,
});

export const removeCouponEndpoint = endpoint({
  method: "POST",
  path: "/coupon/",
  summary: "Takes the session's coupon away (MAN-333)",
  body: z.object({}),
  reply: succeeded,
});
