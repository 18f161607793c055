import { parseCouponName } from "@petbox/domain/referral/couponName";
import { wireCalls } from "@petbox/mock-server/backend/referral/wireCalls";
import { heldToDocuments } from "../conformance/heldToDocuments.ts";
import { valid } from "../conformance/sent.ts";
import { isCouponFound, saveCoupon } from "./api.ts";

const couponName = (text: string) => valid(parseCouponName(text));
const waits = new AbortController().signal;

heldToDocuments(wireCalls, {
  freeCouponName: { ask: (client) => isCouponFound(client, couponName("caramelo07"), waits), reads: false },
  takenCouponName: { ask: (client) => isCouponFound(client, couponName("bobquerido"), waits), reads: true },
  savedCoupon: {
    ask: (client) =>
      saveCoupon(client, {
        name: couponName("caramelo07"),
        from: "/convites",
        description: "Convide seus amigos para a PetBox.",
      }),
  },
  savedCouponAlone: {
    ask: (client) => saveCoupon(client, { name: couponName("mia") }),
  },
});
