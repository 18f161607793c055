import { expect, it } from "vitest";
import { ownerChoices } from "./welcomeQuestions.ts";

/** The options of a question about the owner: the value that is saved, and its label. */
function optionsOf(name: string): readonly (readonly [string, string])[] {
  const choice = ownerChoices({ name: "Bob", sex: "male" }).find((each) => each.name === name);
  return choice?.options.map(({ value, label }) => [value, label] as const) ?? expect.fail(`${name} is not asked.`);
}

it("MAN-164 asks where they live", () => {
  expect(optionsOf("home")).toEqual([
    ["casa", "Casa"],
    ["apartamento", "Apartamento"],
  ]);
});

it("MAN-165 MAN-169 asks where the food is bought", () => {
  expect(optionsOf("foodShop")).toEqual([
    ["petshop", "Pet shop"],
    ["internet", "Internet"],
    ["supermercado", "Supermercado"],
    ["outros", "Outro lugar"],
  ]);
});

it("MAN-166 asks what the person is to the pet", () => {
  expect(optionsOf("guardian")).toEqual([
    ["mae", "Mãe"],
    ["pai", "Pai"],
    ["outros", "Outra pessoa da família"],
  ]);
});

it("MAN-168 asks for the marital status, which may stay unsaid", () => {
  expect(optionsOf("maritalStatus")).toEqual([
    ["solteiro", "Solteiro(a)"],
    ["relacionamento_serio", "Em um relacionamento sério"],
    ["casado", "Casado(a)"],
    ["nao_quero_responder", "Prefiro não responder"],
  ]);
});
