import { type Cents, zeroCents } from "@petbox/domain/money/cents";
import * as z from "zod/mini";
import { addIssue } from "../contract/codec.ts";
import { coercedInteger, coercedString } from "../contract/coerced.ts";
import { endpoint } from "../contract/endpoint.ts";
import { fieldMap, omitUndefined } from "../contract/fieldMap.ts";
import { decimalReais, decimalReaisText, optionalCharge } from "../contract/money.ts";
import { nullish, optional } from "../contract/optional.ts";
import { presenceFlag } from "../contract/presence.ts";
import { succeeded } from "../contract/replies.ts";

/** The percentage of the discount, to recompute it for other terms; a whole number, or missing. */
const percent = nullish(coercedInteger.check(z.positive()));

/** A coupon of the session: `value_discount` is in reais off the whole term (decision 15). */
const couponWire = fieldMap({
  code: ["name", coercedString],
  description: ["description", optional(coercedString)],
  type: ["type_discount", optional(coercedString)],
  discount: ["value_discount", decimalReais],
  /** The last valid day. */
  expiresOn: ["data_expiration", nullish(coercedString)],
  percent: ["percent_discount", percent],
  /** The percentage of one month, for an invitation. */
  percentOfMonth: ["month_percent_discount", percent],
});

type SessionCoupon = z.output<typeof couponWire>;

/** An empty list, "" or false if PHP has no coupon. */
const couponOrNone = z.codec(
  z.optional(z.nullable(z.union([couponWire, z.array(z.never()), z.literal(["", false])]))),
  z.custom<SessionCoupon | undefined>(),
  {
    decode: (sent) => (sent && "code" in sent ? sent : undefined),
    encode: (coupon) => coupon ?? null,
  },
);

/** The value of a coupon that cannot be read: an issue, unless the reply has an error. */
const unreadable: SessionCoupon = { code: "", discount: zeroCents };

const charge = optionalCharge(decimalReaisText, null);

/** False if PHP has no freight. */
const freight = z.codec(z.union([charge, z.literal(false)]), z.custom<Cents | undefined>(), {
  decode: (sent) => (sent === false ? undefined : sent),
  encode: (amount) => amount,
});

/** The session: a valid coupon, and the saved freight. */
export interface SessionCouponReply {
  readonly coupon?: z.output<typeof couponWire> | undefined;
  readonly freight?: Cents | undefined;
}

/** `error` is 0 for a valid coupon. The server may send anything as the coupon of an error. */
const sessionCouponReplyWire = z.codec(
  fieldMap({
    hasError: ["error", presenceFlag],
    coupon: ["cupom", z.catch(couponOrNone, unreadable)],
    freight: ["frete", freight],
  }),
  z.custom<SessionCouponReply>(),
  {
    decode({ hasError, coupon, freight }, context) {
      if (hasError) return { freight };
      return coupon === unreadable ? addIssue(context, "a coupon with its discount", "cupom") : { coupon, freight };
    },
    encode: (sent) => omitUndefined({ ...sent, hasError: sent.coupon === undefined }),
  },
);

export const sessionCouponEndpoint = endpoint({
  method: "GET",
  path: "/cupom/campanha/",
  summary: "The session's coupon (MAN-330)",
  reply: sessionCouponReplyWire,
});

export const applyCouponEndpoint = endpoint({
  method: "GET",
  path: "/cupom/campanha/{code}",
  summary: "Checks a coupon code and saves a valid one in the session (MAN-330)",
  reply: sessionCouponReplyWire,
  isRead: false,
});

export const removeCouponEndpoint = endpoint({
  method: "POST",
  path: "/coupon/",
  summary: "Removes the session's coupon (MAN-333)",
  body: z.object({}),
  reply: succeeded,
});
