import { scheduledPurchasePlan } from "@petbox/domain/subscription/scheduledPurchase";
import { expect, it } from "vitest";
import { deliveryName, namedDeliveries } from "./namedDeliveries.ts";

const box = { plan: "anual", name: "Essencial", pet: { name: "Bob", sex: "male" as const }, items: [] };
const pads = (quantity: number) => ({
  plan: scheduledPurchasePlan,
  name: "Tapetes higiênicos",
  pet: {},
  items: [{ sku: "TAP-BRANCO", quantity }],
});

const namesOf = (...all: Parameters<typeof namedDeliveries>[0]) => namedDeliveries(all).map(deliveryName);

it("tells purchases of one kind apart by their products", () => {
  expect(namesOf(box, pads(1), pads(2))).toEqual([
    "Entrega do Bob",
    "Entrega: Tapetes higiênicos, 1 pacote de tapete branco",
    "Entrega: Tapetes higiênicos, 2 pacotes de tapete branco",
  ]);
});

it("numbers deliveries that nothing else tells apart", () => {
  expect(namesOf(box, box, pads(2), pads(2), pads(1))).toEqual([
    "Entrega do Bob (1)",
    "Entrega do Bob (2)",
    "Entrega: Tapetes higiênicos (1), 2 pacotes de tapete branco",
    "Entrega: Tapetes higiênicos (2), 2 pacotes de tapete branco",
    "Entrega: Tapetes higiênicos, 1 pacote de tapete branco",
  ]);
});
