import { describe, expect, it } from "vitest";
import { accepted } from "../result.ts";
import { addressLimits } from "./address.ts";
import { parseCep } from "./cep.ts";
import { type CepLookup, initialCepLookup, lookupOfReply, nextCepLookup } from "./cepLookup.ts";
import { type AddressDraft, parseAddress } from "./parseAddress.ts";

const whole = { street: "Avenida Paulista", neighborhood: "Bela Vista", city: "São Paulo", state: "SP" };
const draft: AddressDraft = { ...whole, cep: "01310-100", number: "123456", complement: "" };

function foundPlace(): CepLookup {
  const cep = parseCep(draft.cep);
  if (!cep.ok) throw new Error(`${draft.cep} should be a CEP`);
  const looking = nextCepLookup(initialCepLookup, { type: "cep-typed", text: draft.cep });
  return nextCepLookup(looking, { type: "replied", cep: cep.value, place: whole });
}

describe("parseAddress", () => {
  it("FUN-248 FUN-249 FUN-101 takes six digits in the registration and five in the static form", () => {
    const found = foundPlace();
    expect(parseAddress(draft, found).ok).toBe(true);
    expect(parseAddress({ ...draft, number: "1234567" }, found)).toEqual({
      ok: false,
      error: { number: "address-number-too-long" },
    });
    expect(parseAddress({ ...draft, number: "12345" }, found, addressLimits.staticDelivery).ok).toBe(true);
    expect(parseAddress(draft, found, addressLimits.staticDelivery)).toEqual({
      ok: false,
      error: { number: "address-number-too-long" },
    });
  });

  it("applies the limits of the given form", () => {
    expect(parseAddress({ ...draft, number: "" }, foundPlace(), addressLimits.account)).toEqual({
      ok: false,
      error: { number: "address-number-invalid" },
    });
  });

  it("FUN-171 takes no other street than the one the form locks, on a server too", () => {
    const cep = parseCep(draft.cep);
    const lookup = cep.ok ? lookupOfReply(cep.value, whole) : initialCepLookup;
    expect(lookup).toEqual(foundPlace());
    expect(parseAddress({ ...draft, street: "Rua Inventada", neighborhood: "" }, lookup)).toEqual(
      parseAddress(draft, foundPlace()),
    );
  });

  it("returns the place from the look-up", () => {
    expect(parseAddress({ ...draft, city: "Santos", state: "" }, foundPlace())).toEqual(
      accepted({ ...whole, cep: "01310100", number: "123456", complement: "" }),
    );
  });
});
