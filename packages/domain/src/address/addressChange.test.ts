import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { civilDate } from "../calendar/civilDate.ts";
import { type Cents, cents, zeroCents } from "../money/cents.ts";
import {
  type AddressChangeEvent,
  type AddressChangeState,
  type AddressVerification,
  costsOtherwise,
  initialAddressChange,
  nextAddressChange,
  summaryOf,
  verificationFor,
} from "./addressChange.ts";
import { type Cep, parseCep } from "./cep.ts";
import type { NewDeliveryAddress } from "./newDeliveryAddress.ts";

const today = civilDate(2026, 3, 10);

function cepOf(text: string): Cep {
  const cep = parseCep(text);
  if (!cep.ok) throw new Error(`${text} should be a CEP`);
  return cep.value;
}

const verification: AddressVerification = {
  chargesNow: false,
  amount: cents(9_235),
  newFreight: cents(2_955),
  newInstalment: cents(9_945),
  isRenewed: false,
  boxesToBeSent: 3,
  nextInvoiceDate: civilDate(2026, 3, 20),
  hasGeneratedBox: false,
};

const address: NewDeliveryAddress = {
  cep: cepOf("69036-360"),
  street: "Avenida Brasil",
  number: "305",
  complement: "",
  neighborhood: "Compensa",
  city: "Manaus",
  state: "AM",
  reference: "",
};

describe("summaryOf", () => {
  it("SUB-143 multiplies the immediate charge by the boxes still to be sent", () => {
    expect(summaryOf({ ...verification, chargesNow: true }, today)).toEqual({
      newFreight: 2_955,
      newInstalment: 9_945,
      isRenewed: false,
      nextInvoiceDate: "2026-03-20",
      charge: { amountPerBox: 9_235, boxes: 3, total: 27_705 },
      isOverdue: false,
      isFromNextBox: false,
    });
  });

  it("SUB-143 has only the new freight and instalment without an immediate charge", () => {
    expect(summaryOf(verification, today)).not.toHaveProperty("charge");
    expect(summaryOf({ ...verification, chargesNow: true, amount: zeroCents }, today)).not.toHaveProperty("charge");
  });

  it("shows an immediate charge even if no box is left to be sent", () => {
    const { charge } = summaryOf({ ...verification, chargesNow: true, amount: cents(1_500), boxesToBeSent: 0 }, today);
    expect(charge).toEqual({ amountPerBox: 1_500, boxes: 1, total: 1_500 });
  });

  it("SUB-215 is overdue when an invoice was due before today", () => {
    const overdue = { ...verification, boxesToBeSent: 1, nextInvoiceDate: civilDate(2026, 3, 9) };
    expect(summaryOf(overdue, today)).toMatchObject({ isOverdue: true, charge: { boxes: 1, total: 9_235 } });
    expect(summaryOf({ ...overdue, nextInvoiceDate: today }, today)).toMatchObject({ isOverdue: false });
    const { nextInvoiceDate: _none, ...unknown } = overdue;
    expect(summaryOf(unknown, today)).toMatchObject({ isOverdue: false });
  });

  it("SUB-214 takes effect from the next box when one has already been prepared", () => {
    expect(summaryOf({ ...verification, hasGeneratedBox: true }, today).isFromNextBox).toBe(true);
  });
});

describe("the cost that the customer has seen", () => {
  const pads = { kind: "hygiene", isWithBox: true, freight: zeroCents, newFreight: zeroCents } as const;
  const moved = { ...pads, total: cents(6_490), newTotal: cents(6_490) };
  const seen = { ...verification, chargesNow: true, boxesToBeSent: 1, cardDigits: "1111", purchases: [moved] };
  const isOther = (difference: Partial<AddressVerification>) => costsOtherwise(seen, { ...seen, ...difference }, today);

  it.each<[string, Partial<AddressVerification>]>([
    ["another amount is charged now", { amount: cents(9_945) }],
    ["more boxes are charged now", { boxesToBeSent: 2 }],
    ["another card is charged now", { cardDigits: "4444" }],
    ["the freight is another", { newFreight: cents(3_955) }],
    ["the month costs more", { newInstalment: cents(10_945) }],
    ["pads that move along cost more", { purchases: [{ ...moved, newTotal: cents(7_490) }] }],
    ["pads no longer move along", { purchases: [] }],
  ])("is another one if %s", (_what, difference) => {
    expect(isOther(difference)).toBe(true);
  });

  it("is another one if a charge has been added", () => {
    const { chargesNow: _charges, ...free } = seen;
    expect(costsOtherwise({ ...free, chargesNow: false, amount: zeroCents }, seen, today)).toBe(true);
  });

  it("is the same if nothing has changed, or if the charge is no longer due", () => {
    expect(isOther({ hasGeneratedBox: true })).toBe(false);
    expect(isOther({ chargesNow: false, amount: zeroCents, cardDigits: "4444" })).toBe(false);
  });
});

const verified: AddressChangeEvent = { type: "verified", address, verification };
const typed = (text: string): AddressChangeEvent => ({ type: "cep-typed", text });
const after = (...events: readonly AddressChangeEvent[]): AddressChangeState =>
  events.reduce(nextAddressChange, initialAddressChange);

describe("a change of address", () => {
  it("SUB-211 goes from the form to its summary, and back", () => {
    expect(after()).toEqual({ step: "edit" });
    expect(after(verified)).toEqual({ step: "summary", verified: { address, verification } });
    const back = after(verified, { type: "went-back" });
    expect(back.step).toBe("edit");
    expect(verificationFor(back, { ...address })).toEqual(verification);
    expect(verificationFor(back, { ...address, cep: cepOf("01310-100") })).toBeUndefined();
  });

  it.each([
    ["number", "306"],
    ["street", "Avenida do Brasil"],
    ["neighborhood", "Centro"],
    ["complement", "casa 2"],
    ["reference", "em frente ao parque"],
  ])(
    "SUB-215 has no verification for a different %s at the same CEP: an overdue subscription is charged for it",
    (part, text) => {
      const back = after(verified, { type: "went-back" });
      expect(verificationFor(back, { ...address, [part]: text })).toBeUndefined();
    },
  );

  it("SUB-213 discards the verification when the CEP changes", () => {
    for (const text of ["69036-36", "", "01310-100"]) {
      expect(verificationFor(after(verified, { type: "went-back" }, typed(text)), address)).toBeUndefined();
      expect(after(verified, typed(text))).toMatchObject({ step: "edit", verified: undefined });
    }
  });

  it("SUB-213 discards the reply for an address whose CEP was changed while it was pending", () => {
    for (const text of ["69036-36", "", "01310-100"]) {
      const change = after(typed("69036-360"), typed(text), verified);
      expect(change.step).toBe("edit");
      expect(verificationFor(change, address)).toBeUndefined();
    }
  });

  it("keeps the verification while the CEP is the same, however it is formatted", () => {
    const change = after(verified);
    expect(nextAddressChange(change, typed("69036360"))).toBe(change);
    expect(nextAddressChange(change, typed("69.036-360"))).toBe(change);
  });

  it("returns a verification only for exactly the verified address, after any events", () => {
    const places = [address, { ...address, number: "306" }, { ...address, cep: cepOf("01310-100") }];
    const event = fc.oneof(
      fc.constantFrom("", "0131", "01310-100", "69036-360").map(typed),
      fc
        .constantFrom(...places)
        .map((place): AddressChangeEvent => ({ type: "verified", address: place, verification })),
      fc.constant<AddressChangeEvent>({ type: "went-back" }),
    );
    fc.assert(
      fc.property(fc.array(event), (events) => {
        const change = after(...events);
        const lastVerified = events.findLastIndex(({ type }) => type === "verified");
        const said = events[lastVerified];
        const last = said?.type === "verified" ? said.address : undefined;
        const later = events.slice(lastVerified + 1);
        const isStill = later.every((each) => {
          if (each.type !== "cep-typed") return true;
          const other = parseCep(each.text);
          return other.ok && other.value === last?.cep;
        });
        const known = places.filter((place) => verificationFor(change, place) !== undefined);
        expect(known.every((place) => place === last && isStill)).toBe(true);
        expect(after(...events, typed(address.cep), verified).step).toBe("summary");
      }),
      { seed: 213 },
    );
  });

  it("SUB-142 charges cents, to the cent", () => {
    const anyAmount: fc.Arbitrary<Cents> = fc.integer({ min: 1, max: 1_000_000 }).map(cents);
    fc.assert(
      fc.property(anyAmount, fc.integer({ min: 1, max: 12 }), (amount, boxesToBeSent) => {
        const { charge } = summaryOf({ ...verification, chargesNow: true, amount, boxesToBeSent }, today);
        return charge?.total === amount * boxesToBeSent;
      }),
      { seed: 142 },
    );
  });
});
