import { describe, expect, it } from "vitest";
import { parseCep } from "../address/cep.ts";
import { initialCepLookup, nextCepLookup } from "../address/cepLookup.ts";
import { civilDate } from "../calendar/civilDate.ts";
import { fieldMessages } from "../fieldErrors.ts";
import { parseUserData, parseUserDataPerson, userDataFailureText } from "./userData.ts";
import { userDataMessages } from "./userDataMessages.ts";

const today = civilDate(2026, 3, 10);
const person = { fullName: "Ana Souza", cpf: "529.982.247-25", birthDate: "07/04/1990", phone: "(11) 91234-5678" };
const paulista = { street: "Avenida Paulista", neighborhood: "Bela Vista", city: "São Paulo", state: "SP" };
const draft = { ...person, ...paulista, cep: "01310-100", number: "1578", complement: "" };

function lookedUp(place: Partial<typeof paulista> = {}) {
  const cep = parseCep("01310100");
  if (!cep.ok) throw new Error(cep.error);
  const looking = nextCepLookup(initialCepLookup, { type: "cep-typed", text: cep.value });
  return nextCepLookup(looking, { type: "replied", cep: cep.value, place: { ...paulista, ...place } });
}

const wrongOf = (typed: Partial<typeof draft>, lookup = lookedUp()) => {
  const parsed = parseUserData({ ...draft, ...typed }, lookup, today);
  return parsed.ok ? {} : fieldMessages(parsed.error, userDataMessages);
};

it("SUB-334 gives the server's reason for a refusal below the quoted text", () => {
  const quoted = "Um erro ocorreu, tente novamente mais tarde.";
  expect(userDataFailureText({ kind: "refused", message: "Confira os dados." })).toBe(`${quoted}\nConfira os dados.`);
  expect(userDataFailureText({ kind: "refused" })).toBe(quoted);
  expect(userDataFailureText({ kind: "unavailable", message: "Em manutenção." })).toBe(quoted);
});

describe("the subscriber's person", () => {
  it.each([
    ["Jo Li", "two words, the first of two letters"],
    ["Ângela D", "a last word of one letter, an accent"],
    ["Maximiliano Bartolomeu Alcântara de Albuquerque Cavalcanti Terceiro", "a name longer than the funnel takes"],
  ])("SUB-219 SUB-220 SUB-221 accepts the name %s: %s", (fullName) => {
    expect(parseUserDataPerson({ ...person, fullName }, today)).toMatchObject({ ok: true, value: { fullName } });
  });

  it.each(["", "Ana", "Ana S0uza", "Ana Souza!"])("SUB-219 SUB-220 SUB-221 SUB-222 refuses the name %j", (fullName) => {
    expect(wrongOf({ fullName })).toEqual({ fullName: "Por favor, insira seu nome completo." });
  });

  it("SUB-220 SUB-222 asks for the first name written out", () => {
    const message = "Por favor, insira seu nome completo. Escreva o primeiro nome por extenso.";
    for (const fullName of ["A Souza", "A. Souza"]) expect(wrongOf({ fullName })).toEqual({ fullName: message });
  });

  it.each(["Ana-Maria Souza", "Ana D'Ávila", "Ana S."])("SUB-222 says what to change in %s", (fullName) => {
    expect(wrongOf({ fullName })).toEqual({
      fullName: "Por favor, insira seu nome completo. Deixe um espaço no lugar de hífen, apóstrofo ou ponto.",
    });
  });

  const mobile = "Aqui precisa ser um celular: o DDD e 9 números, que começam com 9.";
  it.each([
    ["", []],
    ["(11) 1234-5678", [mobile]],
    ["(11) 91234-567", [mobile]],
    ["(23) 98765-4321", ["Esse DDD não existe."]],
    ["+351 912 345 678", ["Só aceitamos telefones do Brasil."]],
  ])("SUB-223 SUB-225 refuses the telephone %j", (phone, advice) => {
    expect(wrongOf({ phone })).toEqual({ phone: ["Por favor, insira seu telefone.", ...advice].join("\n") });
  });

  it.each(["", "529.982.247-24", "111.111.111-11"])("SUB-226 SUB-227 refuses the CPF %j", (cpf) => {
    expect(wrongOf({ cpf })).toEqual({ cpf: "Por favor, insira um CPF válido." });
  });

  it.each(["", "31/02/1990", "11/03/2008"])("SUB-228 SUB-229 refuses the birth date %j", (birthDate) => {
    expect(wrongOf({ birthDate })).toEqual({
      birthDate: "Insira uma data de nascimento válida. Mínimo 18 anos.",
    });
  });

  it("SUB-228 accepts a subscriber who turns eighteen today", () => {
    expect(wrongOf({ birthDate: "10/03/2008" })).toEqual({});
  });
});

describe("the delivery address", () => {
  it("SUB-230 SUB-232 SUB-233 requires a CEP that was found", () => {
    expect(wrongOf({}, initialCepLookup)).toEqual({
      cep: "Por favor, insira um CEP válido.",
      city: "Por favor, preencha corretamente o campo cidade",
      state: "Por favor, preencha corretamente o campo estado",
    });
    expect(wrongOf({ cep: "01310-10" })).toHaveProperty("cep", "Por favor, insira um CEP válido.");
  });

  it("SUB-234 SUB-243 requires street and neighbourhood, with the account's messages", () => {
    expect(wrongOf({ street: "", neighborhood: " " }, lookedUp({ street: "", neighborhood: "" }))).toEqual({
      street: "Por favor, preencha corretamente o campo rua",
      neighborhood: "Por favor, preencha corretamente o campo bairro",
    });
  });

  it.each(["", "s/n", "12a"])("SUB-237 SUB-238 refuses the number %j", (number) => {
    expect(wrongOf({ number })).toEqual({ number: "Por favor, insira um número de endereço válido." });
  });

  it("SUB-239 SUB-240 accepts up to 45 characters of complement, or none", () => {
    expect(wrongOf({ complement: "x".repeat(45) })).toEqual({});
    expect(wrongOf({ complement: "x".repeat(46) })).toEqual({
      complement: "Por favor, insira um complemento de no máximo 45 carácteres.",
    });
  });
});

it("returns the customer when both steps are valid", () => {
  expect(parseUserData(draft, lookedUp(), today)).toMatchObject({
    ok: true,
    value: {
      fullName: "Ana Souza",
      cpf: "52998224725",
      birthDate: "1990-04-07",
      phone: { areaCode: "11", number: "912345678" },
      address: { cep: "01310100", number: "1578", complement: "", ...paulista },
    },
  });
});
