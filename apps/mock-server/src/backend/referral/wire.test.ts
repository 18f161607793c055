import { heldToDocuments } from "../../conformance/heldToDocuments.ts";
import { loggedInCustomer } from "../../testing/given.ts";
import { wireCalls } from "./wireCalls.ts";

heldToDocuments(wireCalls, {
  freeCouponName: loggedInCustomer,
  takenCouponName: loggedInCustomer,
  savedCoupon: loggedInCustomer,
  savedCouponAlone: loggedInCustomer,
});
