import { expect, it } from "vitest";
import { civilDate } from "./calendar/civilDate.ts";
import { portugueseMessages } from "./messages/pt-BR.ts";

const modules = import.meta.glob<Readonly<Record<string, unknown>>>(["./**/*.ts", "!./**/*.test.ts"], { eager: true });

/** Every published parser, by name. */
const parsers = Object.values(modules).flatMap((module) =>
  Object.entries(module).filter((entry): entry is [string, (...input: unknown[]) => unknown] => {
    return /^parse[A-Z]/.test(entry[0]) && typeof entry[1] === "function";
  }),
);

const today = civilDate(2026, 8, 15);
const noLookup = { kind: "idle" };

/** A draft whose fields all have this value. */
const draft = (value: unknown, ...fields: string[]) => Object.fromEntries(fields.map((field) => [field, value]));
const person = ["fullName", "cpf", "birthDate", "phone"];
const address = ["cep", "street", "number", "complement", "neighborhood", "city", "state", "reference"];
const card = ["holderName", "number", "expiry", "expirationMonth", "expirationYear", "cvv", "cpf"];

/** The arguments of parsers that take more than a text. */
const inputs: Readonly<Record<string, (value: unknown) => readonly unknown[]>> = {
  parseAddress: (value) => [draft(value, ...address), noLookup],
  parseBoleto: (value) => [value, today],
  parseBreed: (value) => [{ ...draft(value, "name", "main", "secondary"), mixed: false }],
  parseCancelRequest: (value) => [draft(value, "reason", "description")],
  parseCard: (value) => [draft(value, ...card), today],
  parseCardWithTerms: (value) => [draft(value, ...card), today],
  parseCartQuantity: (value) => [{ sku: "a", name: "Tapete", options: [{ quantity: 7, unitPrice: 100 }] }, value],
  parseOfferedExtraItem: (value) => [value, []],
  parseCustomerBirthDate: (value) => [value, today],
  parseExpiry: (value) => [value, value, today],
  parseExpiryText: (value) => [value, today],
  parseNameAndSex: (value) => [draft(value, "name", "sex")],
  parseNewDeliveryAddress: (value) => [draft(value, ...address), noLookup],
  parseNewInstagram: (value) => [value, value],
  parseNewPassword: (value) => [draft(value, "password", "confirmation")],
  parsePasswordChange: (value) => [draft(value, "oldPassword", "password", "confirmation")],
  parsePerson: (value) => [draft(value, ...person), today],
  parsePetBirthDate: (value) => [value, today],
  parseRegistration: (value) => [draft(value, ...person, ...address), noLookup, today],
  parseScheduledCancel: (value) => ["hygiene", draft(value, "reason", "description")],
  parseSentSurvey: (value) => [draft(value, "score", "reason")],
  parseServiceRating: (value) => [draft(value, "customerService", "logistics")],
  parseSurvey: (value) => [draft(value, "score", "reason", "ownReason")],
  parseTypedCard: (value) => [draft(value, ...card), today],
  parseUserData: (value) => [draft(value, ...person, ...address), noLookup, today],
  parseUserDataPerson: (value) => [draft(value, ...person), today],
  parseWalletCard: (value) => [draft(value, ...card), today],
  parseWelcomePlace: (value) => ["optional", value],
};

/** Parsers of optional texts, which accept an empty text. */
const optional = new Set(["parseAddressNumber", "parseAnswer", "parseComplement", "parseReference"]);

/** Codes without a message for customers: payment codes, which the panel explains, and a sentence of the cart. */
const unworded = new Set(["parseBoleto", "parsePixPayload", "parseCartQuantity"]);

const codes = new Set(Object.values(portugueseMessages).flatMap((messages) => Object.keys(messages)));

/** Parsers that report undefined in place of an error. */
const withoutError = new Set(["parsePastedAddress", "parseWelcomePlace"]);

/** Takes a list of items, not a text. */
const others = new Set(["parseRequestedItems"]);

const values = [
  undefined,
  null,
  7,
  52998224725,
  Number.NaN,
  7n,
  true,
  {},
  Object.create(null),
  [],
  ["529.982.247-25"],
  { toString: () => "01310-100" },
  Symbol("text"),
  () => "07/04/2000",
];

const texts = parsers.filter(([name]) => !others.has(name));

it("there are parsers", () => expect(texts.length).toBeGreaterThan(45));

it.each(texts)("%s treats a value that is not a string as an empty text", (name, parse) => {
  for (const value of values) {
    const result = Reflect.apply(parse, undefined, inputs[name]?.(value) ?? [value]);
    if (withoutError.has(name)) expect(result).toBeUndefined();
    else expect(result).toEqual(Reflect.apply(parse, undefined, inputs[name]?.("") ?? [""]));
  }
});

it.each(texts.filter(([name]) => !withoutError.has(name) && !optional.has(name)))(
  "%s has an error for an empty text",
  (name, parse) => {
    expect(Reflect.apply(parse, undefined, inputs[name]?.("") ?? [""])).toMatchObject({
      ok: false,
      error: expect.anything(),
    });
  },
);

it.each(texts.filter(([name]) => !withoutError.has(name) && !optional.has(name) && !unworded.has(name)))(
  "%s has codes with messages",
  (name, parse) => {
    const result = Reflect.apply(parse, undefined, inputs[name]?.("") ?? [""]);
    const { error } = Object(result);
    const found = typeof error === "string" ? [error] : Object.values(Object(error));
    expect(found).not.toEqual([]);
    for (const code of found) expect(codes).toContain(code);
  },
);
