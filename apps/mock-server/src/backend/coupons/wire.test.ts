import { heldToDocuments } from "../../conformance/heldToDocuments.ts";
import { before, leadSession, people } from "../../testing/given.ts";
import { wireCalls } from "./wireCalls.ts";

heldToDocuments(wireCalls, {
  couponOfSession: { newcomer: { ...leadSession, freight: "12.35" }, world: people },
  noCouponOfSession: before("checkout"),
  coupon: before("checkout"),
  unknownCoupon: before("checkout"),
  removedCoupon: { newcomer: leadSession, world: people },
});
