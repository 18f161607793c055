import { heldToDocuments } from "../../conformance/heldToDocuments.ts";
import { leadSession, people, visitorBefore } from "../../testing/given.ts";
import { wireCalls } from "./wireCalls.ts";

heldToDocuments(wireCalls, {
  couponOfSession: { newcomer: { ...leadSession, freight: "12.35" }, world: people },
  noCouponOfSession: visitorBefore("checkout"),
  coupon: visitorBefore("checkout"),
  unknownCoupon: visitorBefore("checkout"),
  removedCoupon: { newcomer: leadSession, world: people },
});
