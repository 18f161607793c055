import { heldToDocuments } from "../../conformance/heldToDocuments.ts";
import { loggedIn } from "../../testing/given.ts";
import { wireCalls } from "./wireCalls.ts";

heldToDocuments(wireCalls, {
  freeCouponName: loggedIn,
  takenCouponName: loggedIn,
  savedCoupon: loggedIn,
  savedCouponAlone: loggedIn,
});
