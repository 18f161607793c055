import { expect, it } from "vitest";
import { isSameDeliveryAddress } from "./knownDeliveryAddress.ts";

const known = { street: "Avenida Paulista", number: "1578", city: "São Paulo", state: "SP" } as const;

it("two addresses are the same if the courier finds the same door", () => {
  expect(isSameDeliveryAddress(known, { ...known })).toBe(true);
  expect(isSameDeliveryAddress(known, { ...known, complement: "", reference: "" })).toBe(true);
  expect(isSameDeliveryAddress(undefined, {})).toBe(true);
  for (const change of [
    { number: "1579" },
    { complement: "ap 2" },
    { state: "RJ" as const },
    { reference: "ao lado" },
  ]) {
    expect(isSameDeliveryAddress(known, { ...known, ...change })).toBe(false);
  }
  expect(isSameDeliveryAddress(known)).toBe(false);
});
