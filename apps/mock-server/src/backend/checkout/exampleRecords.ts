import type { World } from "../store.ts";

/** Records that no scenario contains because only customers create them. */
export const exampleRecords = {
  attempts: [{ key: "lead0001 1", subscriptionCode: "TESTE00001" }],
  recordedPurchases: [{ subscription: "TESTE00001", plan: "SP_anual", coupon: "", value: 69.9 }],
} satisfies World;
