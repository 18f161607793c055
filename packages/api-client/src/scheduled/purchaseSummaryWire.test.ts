import { expect, it } from "vitest";
import * as z from "zod/mini";
import { purchaseSummaryWire } from "./purchaseSummaryWire.ts";

const item = { sku: "TAP-BRANCO", name_item: "Tapete branco", unit_amount: 6290, quantity: 2, image: "/tapete.svg" };
const wire = {
  items: [{ ...item, image_alt: "Um pacote de tapetes", sold_out: true }],
  avulso: false,
  sub_with: { pet_name: "Bob", pet_sex: "masculino" },
  next_env_date: "2026-04-07",
  still_in_cart: { kind: "wet-food", quantity: 12 },
};
const summary = {
  items: [
    {
      sku: "TAP-BRANCO",
      name: "Tapete branco",
      imageAlt: "Um pacote de tapetes",
      unitPrice: 6290,
      quantity: 2,
      image: "/tapete.svg",
      isGone: true,
    },
  ],
  isStandalone: false,
  sentWith: { name: "Bob", sex: "male" },
  firstShipmentOn: "2026-04-07",
  stillInCart: { kind: "wet-food", quantity: 12 },
};
const read = (sent: object) => z.decode(purchaseSummaryWire, z.parse(z.any(), sent));

it("a purchase round-trips", () => {
  expect(read(wire)).toEqual(summary);
  expect(z.encode(purchaseSummaryWire, read(wire))).toEqual(wire);
});

it("a picture without a description is decorative; a standalone purchase has no box", () => {
  const { image: _image, ...bare } = item;
  const alone = read({ items: [bare], avulso: true, sub_with: null, next_env_date: null, still_in_cart: null });
  expect(alone.items).toEqual([
    { sku: "TAP-BRANCO", name: "Tapete branco", imageAlt: "", unitPrice: 6290, quantity: 2, isGone: false },
  ]);
  expect(alone.isStandalone).toBe(true);
  expect(alone).not.toHaveProperty("sentWith");
  expect(alone).not.toHaveProperty("stillInCart");
});
