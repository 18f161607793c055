import * as z from "zod/mini";
import { fieldMap } from "../contract/fieldMap.ts";
import { tolerant } from "../contract/tolerant.ts";
import { nullable } from "../contract/wireValues.ts";
import { answersWire } from "./answersWire.ts";
import { type EmbeddedSession, unknownSession } from "./embeddedSession.ts";
import { realtimeWire } from "./realtimeWire.ts";

/** How to reach realtime, as the page says. */
export type { RealtimeSettings } from "./realtimeWire.ts";

const giftWire = fieldMap({
  quantity: ["qtd", z.number()],
  item: [
    "inventory",
    z.codec(z.object({ name: z.string() }), z.string(), { decode: ({ name }) => name, encode: (name) => ({ name }) }),
  ],
});

const name = z.nullable(z.string());

/** What somebody has subscribed to: how much it is, or each of it (FUN-142). */
const subscriptionsWire = z.codec(z.union([z.number(), z.array(z.unknown())]), z.number(), {
  decode: (subscriptions) => (Array.isArray(subscriptions) ? subscriptions.length : subscriptions),
  encode: (count) => count,
});

const purchaseWire = fieldMap({
  kind: ["kind", z.enum(["hygiene", "wet-food"])],
  withBox: ["with_box", z.boolean()],
  after: ["after", nullable(z.string())],
});

/** A part that is absent, or wrong, is as for somebody of whom nothing is known. */
const handedOver = tolerant({
  loggedIn: ["logged_in", z.boolean()],
  user: ["user", z.nullable(z.object({ name }))],
  subscriptions: ["subscriptions", subscriptionsWire],
  reach: ["login_reach", z.enum(["checkout", "account"])],
  customerCode: ["customer_code", name],
  flow: ["flow", z.enum(["current", "classic"])],
  purchase: ["scheduled_purchase", z.nullable(purchaseWire)],
  inApp: ["in_app", z.boolean()],
  answers: ["answers", answersWire],
  coupon: ["coupon", name],
  gift: ["gift", nullable(giftWire)],
  shipDate: ["ship_date", nullable(z.string())],
  isLinkVoid: ["password_link_void", z.boolean()],
  realtime: ["realtime", z.nullable(realtimeWire)],
  waitingVideo: ["waiting_video", name],
  sessionId: ["session_id", z.string().check(z.minLength(1))],
});

/**
 * What the host page hands over in its one embedded JSON, `<script type="application/json" id="page-data">`.
 * The anti-forgery token and the bot check stand in meta tags beside it.
 */
export const embeddedSessionWire = z.codec(handedOver, z.custom<EmbeddedSession>(), {
  // Authorized needs both the flag and the record (FUN-142, FUN-143).
  decode: ({ loggedIn, user, subscriptions = 0, reach, ...page }): EmbeddedSession => ({
    ...unknownSession,
    ...page,
    visitor:
      loggedIn && user
        ? { authorized: true, name: user.name, subscriptions, ...(reach && { reach }) }
        : { authorized: false },
  }),
  encode: ({ visitor, ...page }) => ({
    ...page,
    loggedIn: visitor.authorized,
    user: visitor.authorized ? { name: visitor.name } : null,
    subscriptions: visitor.authorized ? visitor.subscriptions : 0,
    ...(visitor.authorized && visitor.reach && { reach: visitor.reach }),
  }),
});
