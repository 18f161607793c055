import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { walletWire } from "./walletWire.ts";

/** By hand, from document 001 (§ 3); the last seven are 002's and ours. */
const wire = {
  id: "7",
  name_printed: "CARLA LIMA",
  first_six: "411111",
  last_four: "1111",
  brand: "VISA",
  expiration_month: "12",
  expiration_year: "31",
  is_main: true,
  last_four_digits: "1111",
  next_charge_on: "2026-04-03",
  charged_pets: [
    { pet_name: "Bob", pet_sex: "masculino" },
    { pet_name: null, pet_sex: null, scheduled_kind: "hygiene" },
  ],
  charges: [
    { charge_on: "2026-04-03", charged_pets: [{ pet_name: "Bob", pet_sex: "masculino" }] },
    { charge_on: "2026-04-10", charged_pets: null },
  ],
  charged_subscriptions: [{ pet_name: "Mika", pet_sex: "feminino" }],
  refused_on: "2026-03-03",
  can_become_main: true,
};
const card = {
  id: "7",
  holderName: "CARLA LIMA",
  firstSix: "411111",
  lastFour: "1111",
  brand: "VISA",
  expiry: { month: "12", year: "31" },
  isMain: true,
  nextCharge: { on: "2026-04-03", charged: [{ name: "Bob", sex: "male" }, { purchase: "hygiene" }] },
  charges: [{ on: "2026-04-03", charged: [{ name: "Bob", sex: "male" }] }, { on: "2026-04-10" }],
  pays: [{ name: "Mika", sex: "female" }],
  refusedOn: "2026-03-03",
  canBecomeMain: true,
};
const read = (sent: object) => z.decode(walletWire, z.parse(z.any(), sent));

describe("a stored card", () => {
  it("SUB-137 SUB-147 travels by the documents' names, its last digits by both of theirs", () => {
    expect(read(wire)).toEqual(card);
    expect(z.encode(walletWire, read(wire))).toEqual(wire);
  });

  it("SUB-147 is read by either name of its last digits", () => {
    const { last_four: _lastFour, ...newer } = wire;
    const { last_four_digits: _digits, ...older } = wire;
    expect(read(newer)).toEqual(card);
    expect(read(older)).toEqual(card);
  });

  it("has no expiry if one half is missing, and is sent without its missing fields", () => {
    const bare = { id: "7", brand: null, last_four_digits: "0007" };
    expect(read({ ...bare, expiration_month: "12" })).not.toHaveProperty("expiry");
    expect(read({ ...bare, expiration_year: "31" })).not.toHaveProperty("expiry");
    expect(z.encode(walletWire, read(bare))).toMatchObject({ last_four_digits: "0007", is_main: false });
  });

  it.each([{}, { charged_pets: null }, { charged_pets: [] }, { charged_pets: ["Bob"] }])(
    "is charged for something unknown if it has a next charge with %j",
    (charged) => {
      const sent = { id: "7", last_four_digits: "0007", next_charge_on: "2026-04-03", ...charged };
      expect(read(sent).nextCharge).toEqual({ on: "2026-04-03" });
    },
  );

  it("is read from numbers, with an unknown brand, and with only the fields of document 002", () => {
    expect(read({ ...wire, id: 7, first_six: 411111, expiration_month: 12, expiration_year: 2031 })).toMatchObject({
      id: "7",
      firstSix: "411111",
      expiry: { month: "12", year: "2031" },
    });
    expect(read({ id: "7", brand: "troy", last_four_digits: "0007" })).toEqual({
      id: "7",
      lastFour: "0007",
      isMain: false,
    });
  });

  it.each(["last_four", "last_four_digits"])("SUB-147 keeps the leading zeros of a number in %s", (name) => {
    const digits = { first_six: 60_111, expiration_month: 3, expiration_year: 31 };
    expect(read({ id: 7, ...digits, [name]: 11 })).toMatchObject({
      firstSix: "060111",
      lastFour: "0011",
      expiry: { month: "03", year: "31" },
    });
  });
});
