import { describe, expect, it } from "vitest";
import { type Cep, parseCep } from "./cep.ts";
import { type CepLookupEvent, initialCepLookup, lookupOfKnown, nextCepLookup } from "./cepLookup.ts";
import { hasMoved, initialStandingAddress, nextStandingAddress } from "./standingAddress.ts";

const cepOf = (text: string): Cep => {
  const cep = parseCep(text);
  if (!cep.ok) throw new Error(`${text} should be a CEP`);
  return cep.value;
};
const [paulista, manaus] = [cepOf("01310-100"), cepOf("69005-010")];
const place = { street: "", neighborhood: "", city: "Manaus", state: "AM" };

const typed = (text: string): CepLookupEvent => ({ type: "cep-typed", text });
const answered = (cep: Cep, known = true): CepLookupEvent[] => [
  typed(cep),
  { type: "replied", cep, place: known ? place : undefined },
];

/** The standing address after a sequence of look-up states. */
function after(knownCep: Cep | undefined, ...events: readonly CepLookupEvent[]) {
  let lookup = lookupOfKnown({ ...(knownCep && { cep: knownCep }), city: "São Paulo", state: "SP" });
  let standing = initialStandingAddress(knownCep);
  for (const event of events) {
    lookup = nextCepLookup(lookup, event);
    standing = nextStandingAddress(standing, lookup, knownCep);
  }
  return { ...standing, hasMoved: hasMoved(standing, lookup) };
}

describe("the rest of an address", () => {
  it("FUN-173 FUN-174 is reset when the look-up of a different CEP starts", () => {
    expect(after(paulista, typed("69005010"))).toMatchObject({ moves: 1, isKnown: false, hasMoved: false });
    expect(after(paulista, ...answered(manaus))).toMatchObject({ cep: manaus, moves: 1, hasMoved: true });
    expect(after(undefined, ...answered(paulista), ...answered(manaus))).toMatchObject({ moves: 1, hasMoved: true });
  });

  it("is kept while the CEP is incomplete, and when the same one is found again", () => {
    expect(after(paulista, typed("0131"), typed("01310-100"))).toMatchObject({ moves: 0, isKnown: true });
    expect(after(undefined, ...answered(manaus), typed("6900"), ...answered(manaus))).toMatchObject({ moves: 0 });
  });

  it("is kept if typed before any CEP, or after an unknown one", () => {
    expect(after(undefined, ...answered(manaus))).toMatchObject({ moves: 0, hasMoved: false });
    expect(after(undefined, ...answered(paulista, false), ...answered(manaus))).toMatchObject({ moves: 0 });
    const corrected = after(paulista, ...answered(cepOf("99999-990"), false), ...answered(manaus));
    expect(corrected).toMatchObject({ moves: 1, isKnown: false, hasMoved: true });
  });

  it("is restored when the form returns to the known CEP", () => {
    expect(after(paulista, ...answered(manaus), ...answered(paulista))).toMatchObject({ isKnown: true, moves: 2 });
    const mistyped = after(paulista, ...answered(manaus, false), ...answered(paulista));
    expect(mistyped).toMatchObject({ isKnown: true, moves: 2, hasMoved: false });
  });

  it("has not moved before any look-up", () => {
    expect(nextStandingAddress(initialStandingAddress(undefined), initialCepLookup, undefined).moves).toBe(0);
  });
});
