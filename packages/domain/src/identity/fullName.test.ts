import { describe, expect, it } from "vitest";
import { accepted, rejected } from "../result.ts";
import { firstNameOf, parseFullName, parseUserDataName } from "./fullName.ts";

const refused = rejected("full-name-invalid");

describe("parseFullName", () => {
  it.each(["Ana Sá", "José da Conceição", "Íris Ñandú", "Jo A"])("FUN-235 SUB-221 accepts %s", (name) => {
    expect(parseFullName(name)).toEqual(accepted(name));
  });

  it("collapses spaces between the words", () => {
    expect(parseFullName("\u200b Ana \u00a0Maria\tSil\u00adva\ufeff ")).toEqual(accepted("Ana Maria Silva"));
  });

  it("composes an accent sent separately from its letter", () => {
    expect(parseFullName("Jose\u0301 Sa\u0301")).toEqual(accepted("José Sá"));
  });

  it.each(["", "Ana", "Mariana ", "    "])("FUN-233 SUB-219 refuses %j: two words are needed", (name) => {
    expect(parseFullName(name)).toEqual(refused);
  });

  it.each(["A Silva", "É Souza", "J. Silva", "J.Silva", "J R Silva"])(
    "FUN-234 SUB-220 refuses %s: the first word needs two letters, with a code that says so",
    (name) => {
      expect(parseFullName(name)).toEqual(rejected("full-name-initial"));
      expect(parseUserDataName(name)).toEqual(rejected("full-name-initial"));
    },
  );

  it.each(["A", "A 2", "J R2"])("refuses %s: more than the first word is wrong", (name) => {
    expect(parseFullName(name)).toEqual(refused);
  });

  it.each(["Ana Silva 2", "Ana S1lva", "Ana_ Silva", "Ana 😀"])(
    "FUN-235 SUB-221 refuses %s: only letters and spaces",
    (name) => {
      expect(parseFullName(name)).toEqual(refused);
    },
  );

  it.each(["Ana-Maria Silva", "Ana D'Ávila", "Ana D’Ávila", "José S.", "Ana Silva."])(
    "FUN-235 SUB-221 refuses %s, with a code that says what to change",
    (name) => {
      expect(parseFullName(name)).toEqual(rejected("full-name-punctuation"));
    },
  );

  it("FUN-236 accepts 4 to 35 characters", () => {
    const named = (length: number) => `Ana ${"a".repeat(length - 4)}`;
    expect(parseFullName("Jo A").ok).toBe(true);
    expect(parseFullName(named(35)).ok).toBe(true);
    expect(parseFullName(named(36))).toEqual(rejected("full-name-too-long"));
    expect(parseFullName("Maria Antonieta de Albuquerque Cavalcanti Souza")).toEqual(rejected("full-name-too-long"));
    expect(parseFullName(`${named(36)} 2`)).toEqual(refused);
  });
});

it("returns the first name", () => {
  const name = parseFullName("Ana Maria Silva");
  expect(name.ok && firstNameOf(name.value)).toBe("Ana");
  expect(firstNameOf(" Carla\tLima")).toBe("Carla");
  expect(firstNameOf("")).toBe("");
});
