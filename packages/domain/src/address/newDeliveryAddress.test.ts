import { describe, expect, it } from "vitest";
import { fieldMessages } from "../fieldErrors.ts";
import { accepted, rejected } from "../result.ts";
import { parseCep } from "./cep.ts";
import { type CepLookup, initialCepLookup, nextCepLookup } from "./cepLookup.ts";
import { type NewDeliveryAddressDraft, parseNewDeliveryAddress } from "./newDeliveryAddress.ts";
import { newDeliveryAddressMessages } from "./newDeliveryAddressMessages.ts";

const town = { street: "", neighborhood: "", city: "Cairu", state: "BA" };
const draft: NewDeliveryAddressDraft = {
  cep: "45420-000",
  street: "Rua da Praia",
  number: "12-B",
  complement: "fundos",
  neighborhood: "Centro",
  city: "",
  state: "",
  reference: " perto do farol ",
};

function found(place: typeof town, text = draft.cep): CepLookup {
  const cep = parseCep(text);
  if (!cep.ok) throw new Error(`${text} should be a CEP`);
  const looking = nextCepLookup(initialCepLookup, { type: "cep-typed", text });
  return nextCepLookup(looking, { type: "replied", cep: cep.value, place });
}

const wrongIn = (change: Partial<NewDeliveryAddressDraft>, lookup = found(town)) => {
  const parsed = parseNewDeliveryAddress({ ...draft, ...change }, lookup);
  return parsed.ok ? {} : fieldMessages(parsed.error, newDeliveryAddressMessages);
};
const message = (field: string) => `Por favor, preencha corretamente o campo ${field}`;

describe("the address of the account's form", () => {
  it("SUB-140 SUB-291 is complete, with city and state from the look-up", () => {
    const { city, state } = town;
    expect(parseNewDeliveryAddress({ ...draft, city: "Santos", state: "SP" }, found(town))).toEqual(
      accepted({ ...draft, cep: "45420000", city, state, reference: "perto do farol" }),
    );
  });

  it("SUB-281 SUB-290 needs a whole CEP", () => {
    expect(wrongIn({ cep: "45420-00" }, initialCepLookup)).toMatchObject({ cep: message("CEP") });
  });

  it("SUB-282 SUB-283 SUB-288 SUB-290 reports each invalid field", () => {
    expect(wrongIn({ street: "Ru", number: "", neighborhood: "C" })).toEqual({
      street: message("rua"),
      number: message("número"),
      neighborhood: message("bairro"),
    });
    expect(wrongIn({ street: "Rua", number: "12345", neighborhood: "Sé" })).toEqual({});
    expect(wrongIn({ number: "123456" })).toEqual({ number: `${message("número")}: cabem 5 letras ou números.` });
  });

  it("SUB-284 to SUB-287 SUB-292 takes up to 100 characters of complement and of reference, both optional", () => {
    expect(wrongIn({ complement: "a".repeat(100), reference: "a".repeat(100) })).toEqual({});
    expect(wrongIn({ complement: "", reference: "" })).toEqual({});
    expect(wrongIn({ complement: "a".repeat(101), reference: "a".repeat(101) })).toEqual({
      complement: "O campo complemento pode possuir no máximo 100 caracteres.",
      reference: "O campo referência pode possuir no máximo 100 caracteres.",
    });
  });

  it("SUB-286 SUB-287 reports the reference together with the other errors", () => {
    expect(wrongIn({ number: "", reference: "a".repeat(101) })).toEqual({
      number: message("número"),
      reference: "O campo referência pode possuir no máximo 100 caracteres.",
    });
  });

  it("SUB-289 SUB-290 requires city and state, which come only from a look-up", () => {
    expect(wrongIn({ city: "Cairu", state: "BA" }, initialCepLookup)).toMatchObject({
      city: message("cidade"),
      state: message("estado"),
    });
  });

  it("rejects a CEP outside the state that the look-up returned", () => {
    expect(parseNewDeliveryAddress(draft, found({ ...town, city: "Osasco", state: "SP" }))).toEqual(
      rejected({ cep: "cep-invalid" }),
    );
  });
});
