import * as z from "zod/mini";
import type { Codec } from "../contract/codec.ts";
import { renamed } from "../contract/renamed.ts";
import { absent, nullable } from "../contract/wireValues.ts";
import { answersWire } from "./answersWire.ts";
import type { PageData } from "./pageData.ts";
import { realtimeWire } from "./realtimeWire.ts";

/** How to reach realtime, as the page says. */
export type { RealtimeSettings } from "./realtimeWire.ts";

const giftWire = renamed({
  quantity: ["qtd", z.number()],
  item: [
    "inventory",
    z.codec(z.object({ name: z.string() }), z.string(), { decode: ({ name }) => name, encode: (name) => ({ name }) }),
  ],
});

/** A part that is absent, or wrong, is taken to be `fallback`, and takes no other part with it. */
function or<Wire, Value>(fallback: NoInfer<Value>, schema: Codec<Wire, Value>): Codec<Wire | undefined, Value> {
  return z.catch(
    z.codec(z.optional(schema), z.custom<Value>(), { decode: (value) => value ?? fallback, encode: (value) => value }),
    () => fallback,
  );
}

const handedOver = renamed({
  loggedIn: ["logged_in", or(false, z.boolean())],
  user: ["user", or(null, z.nullable(z.object({ name: z.nullable(z.string()) })))],
  subscriptions: ["subscriptions", or(0, z.number())],
  customerCode: ["customer_code", or(null, z.nullable(z.string()))],
  flow: ["flow", or("current", z.enum(["current", "classic"]))],
  inApp: ["in_app", or(false, z.boolean())],
  answers: ["answers", or({}, answersWire)],
  coupon: ["coupon", or(null, z.nullable(z.string()))],
  gift: ["gift", z.catch(nullable(giftWire), undefined)],
  shipDate: ["ship_date", z.catch(nullable(z.string()), undefined)],
  realtime: ["realtime", or(null, z.nullable(realtimeWire))],
  waitingVideo: ["waiting_video", or(null, z.nullable(z.string()))],
  sessionId: ["session_id", z.catch(absent(z.string()), undefined)],
});

/**
 * What the host page hands over in its one embedded JSON, `<script type="application/json" id="page-data">`.
 * The anti-forgery token and the bot check stand in meta tags beside it.
 */
export const pageDataWire = z.codec(handedOver, z.custom<PageData>(), {
  // Authorized needs both the flag and the record (FUN-142, FUN-143).
  decode: ({ loggedIn, user, subscriptions, ...page }): PageData => ({
    ...page,
    visitor: loggedIn && user ? { authorized: true, name: user.name, subscriptions } : { authorized: false },
  }),
  encode: ({ visitor, ...page }) => ({
    ...page,
    loggedIn: visitor.authorized,
    user: visitor.authorized ? { name: visitor.name } : null,
    subscriptions: visitor.authorized ? visitor.subscriptions : 0,
  }),
});
