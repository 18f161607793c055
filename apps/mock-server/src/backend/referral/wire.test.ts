import { heldToDocuments } from "../../conformance/heldToDocuments.ts";
import { subscribed } from "../../testing/given.ts";
import { wireCalls } from "./wireCalls.ts";

heldToDocuments(wireCalls, {
  freeCouponName: subscribed,
  takenCouponName: subscribed,
  savedCoupon: subscribed,
  savedCouponAlone: subscribed,
});
