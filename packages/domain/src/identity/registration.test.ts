import { describe, expect, it } from "vitest";
import { type Cep, parseCep } from "../address/cep.ts";
import { addressFields, type CepLookup, initialCepLookup, nextCepLookup } from "../address/cepLookup.ts";
import { civilDate } from "../calendar/civilDate.ts";
import { fieldMessages } from "../fieldErrors.ts";
import { accepted } from "../result.ts";
import { parseRegistration, type RegistrationDraft } from "./registration.ts";
import { registrationMessages } from "./registrationMessages.ts";

const today = civilDate(2024, 4, 7);
const draft: RegistrationDraft = {
  fullName: "Ana Silva",
  cpf: "529.982.247-25",
  birthDate: "07/04/2000",
  phone: "(11) 91234-5678",
  cep: "01310-100",
  street: "Avenida Paulista",
  number: "1578",
  complement: "ap 12",
  neighborhood: "Bela Vista",
  city: "São Paulo",
  state: "SP",
};
const blank: RegistrationDraft = {
  fullName: "",
  cpf: "",
  birthDate: "",
  phone: "",
  cep: "",
  street: "",
  number: "",
  complement: "",
  neighborhood: "",
  city: "",
  state: "",
};
const whole = { street: "Avenida Paulista", neighborhood: "Bela Vista", city: "São Paulo", state: "SP" };

function cepOf(text: string): Cep {
  const cep = parseCep(text);
  if (!cep.ok) throw new Error(`${text} should be a CEP`);
  return cep.value;
}

const paulista = cepOf(draft.cep);
const looking = nextCepLookup(initialCepLookup, { type: "cep-typed", text: draft.cep });
const found = nextCepLookup(looking, { type: "replied", cep: paulista, place: whole });
const townOnly = nextCepLookup(looking, {
  type: "replied",
  cep: paulista,
  place: { ...whole, street: "", neighborhood: "" },
});

function errorsOf(changes: Partial<RegistrationDraft>, lookup: CepLookup = found): unknown {
  const result = parseRegistration({ ...draft, ...changes }, lookup, today);
  return result.ok ? {} : fieldMessages(result.error, registrationMessages);
}

describe("parseRegistration", () => {
  it("returns the customer with every value in its canonical form", () => {
    expect(parseRegistration(draft, found, today)).toEqual(
      accepted({
        fullName: "Ana Silva",
        cpf: "52998224725",
        birthDate: "2000-04-07",
        phone: { areaCode: "11", number: "912345678" },
        address: { ...whole, cep: "01310100", number: "1578", complement: "ap 12" },
      }),
    );
  });

  it("reports every invalid field of an empty form, with its message", () => {
    expect(errorsOf(blank, initialCepLookup)).toEqual({
      fullName: "Informe seu nome completo. Sem Numeros.",
      cpf: "Informe um CPF válido",
      birthDate: "Informe uma data válida. Ex: 07/04/2000. Mínimo 18 anos.",
      phone: "Insira um numero de telefone para contato.",
      cep: "Informe um CEP válido",
      street: "Informe o logradouro (Rua, Av, Travessa..)",
      neighborhood: "Obrigatório",
      city: "Obrigatório",
      state: "Obrigatório",
    });
  });

  it("reports a single invalid field only", () => {
    expect(errorsOf({ number: "12a" })).toEqual({ number: "Apenas números." });
    expect(errorsOf({ cpf: "111.111.111-11" })).toEqual({ cpf: "Informe um CPF válido" });
  });

  it("FUN-171 FUN-172 keeps the locked fields of the look-up, whatever the form contains", () => {
    const changed = { street: "Rua B", neighborhood: "Centro", city: "Rio de Janeiro", state: "RJ" };
    const result = parseRegistration({ ...draft, ...changed }, found, today);
    expect(result.ok && result.value.address).toMatchObject(whole);
  });

  it("FUN-173 FUN-174 FUN-242 FUN-244 requires the street and neighbourhood that the look-up did not return", () => {
    expect(errorsOf({ street: "", neighborhood: "" }, townOnly)).toEqual({
      street: "Informe o logradouro (Rua, Av, Travessa..)",
      neighborhood: "Obrigatório",
    });
    const result = parseRegistration({ ...draft, street: "Rua B", neighborhood: "Centro" }, townOnly, today);
    expect(result.ok && result.value.address).toMatchObject({ street: "Rua B", neighborhood: "Centro" });
  });

  it("FUN-245 FUN-246 requires the city and the state, which only the look-up fills in", () => {
    expect(errorsOf({}, looking)).toMatchObject({ city: "Obrigatório", state: "Obrigatório" });
    expect(errorsOf({ city: "", state: "" })).toEqual({});
  });

  it.each([
    ["failed", nextCepLookup(looking, { type: "failed", cep: paulista })],
    ["was empty", nextCepLookup(looking, { type: "replied", cep: paulista, place: undefined })],
  ])("FUN-175 FUN-176 rejects every address field when the look-up %s", (_, lookup) => {
    expect(errorsOf({}, lookup)).toEqual({
      cep: "Informe um CEP válido",
      street: "Confira o CEP para liberar o endereço.",
      number: "Confira o CEP para liberar o endereço.",
      complement: "Confira o CEP para liberar o endereço.",
      neighborhood: "Confira o CEP para liberar o endereço.",
      city: "Obrigatório",
      state: "Obrigatório",
    });
    expect(addressFields).toHaveLength(7);
  });

  it("FUN-176 rejects a CEP that was not looked up, or differs from the one that was", () => {
    for (const lookup of [initialCepLookup, looking]) {
      expect(errorsOf({}, lookup)).toHaveProperty("cep", "Informe um CEP válido");
    }
    expect(errorsOf({ cep: "20040-020" })).toHaveProperty("cep", "Informe um CEP válido");
  });
});
