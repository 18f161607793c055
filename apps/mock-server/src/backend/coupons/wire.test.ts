import { heldToDocuments } from "../../conformance/heldToDocuments.ts";
import { before, known, people } from "../../testing/given.ts";
import { wireCalls } from "./wireCalls.ts";

heldToDocuments(wireCalls, {
  couponOfSession: { newcomer: { ...known, freight: "12.35" }, world: people },
  noCouponOfSession: before("checkout"),
  coupon: before("checkout"),
  unknownCoupon: before("checkout"),
  removedCoupon: { newcomer: known, world: people },
});
