import { wireCalls } from "@petbox/mock-server/backend/coupons/wireCalls";
import { heldToDocuments } from "../conformance/heldToDocuments.ts";
import { applyCoupon, readSessionCoupon, removeCoupon } from "./api.ts";

const bobQuerido = {
  code: "BOBQUERIDO",
  description: "R$60,00 de desconto no plano.",
  type: "real",
  discount: 6000,
};

heldToDocuments(wireCalls, {
  couponOfSession: { ask: readSessionCoupon, reads: bobQuerido },
  noCouponOfSession: { ask: readSessionCoupon },
  coupon: { ask: (client) => applyCoupon(client, "BOBQUERIDO"), reads: bobQuerido },
  unknownCoupon: { ask: (client) => applyCoupon(client, "NADA") },
  removedCoupon: { ask: removeCoupon },
});
