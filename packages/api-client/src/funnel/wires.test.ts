import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { existenceWire, newUserWire } from "./contactWire.ts";
import { breedWire, sexWire } from "./petWire.ts";

const contact = {
  email: "novo@gmail.com",
  phone_number: "987654321",
  phone_ddd: "11",
  new_checkout: true,
  recaptcha_response: "human",
  check_newsletter: false,
  check_privacy: true,
} as const;

/** The wire names of the invalid fields. */
function wrongIn(schema: z.ZodMiniType, sent: unknown): PropertyKey[] {
  const { success, error } = z.safeDecode(schema, sent);
  return success ? [] : error.issues.flatMap(({ path }) => path);
}

describe("a contact that is sent", () => {
  it.each([
    ["email", { email: "novo@gmail" }],
    ["phone_number", { phone_number: "123" }],
    ["check_privacy", { check_privacy: false }],
  ])("is wrong under %s", (name, change) => {
    expect(wrongIn(newUserWire, { ...contact, ...change })).toEqual([name]);
  });

  it("reports every issue at once, and has no issues for a valid contact", () => {
    const wrong = { ...contact, email: "", phone_number: "", check_privacy: false };
    expect(wrongIn(newUserWire, wrong)).toEqual(["email", "phone_number", "check_privacy"]);
    expect(wrongIn(newUserWire, contact)).toEqual([]);
  });
});

it("reads a lead without a stored telephone", () => {
  expect(z.encode(existenceWire, { kind: "lead", phone: undefined })).toEqual({ user: true, exist: true });
});

it.each<[unknown, string]>([
  [{ id: 5 }, "account"],
  [[{ id: 1 }], "account"],
  ["5", "account"],
  [2, "account"],
  [true, "account"],
  [[], "new"],
  ["0", "new"],
  ["", "new"],
  [null, "new"],
  [undefined, "new"],
])("FUN-309 reads exist %j by its truth in PHP", (exist, kind) => {
  expect(z.parse(existenceWire, { user: null, exist })).toEqual({ kind });
});

describe("a pet that is sent", () => {
  const noBreed = { pet_breed: "", pet_breed_srd1: "", pet_breed_srd2: "" };

  it("FUN-202 has an issue under pet_breed if it is missing, unless it is mixed", () => {
    expect(wrongIn(breedWire, noBreed)).toEqual(["pet_breed"]);
    expect(z.decode(breedWire, { ...noBreed, pet_breed: "SRD" })).toEqual({ kind: "mixed" });
    expect(z.encode(breedWire, { kind: "mixed" })).toEqual({ ...noBreed, pet_breed: "SRD" });
  });

  it("FUN-056 is either masculino or feminino", () => {
    expect([z.decode(sexWire, "masculino"), z.decode(sexWire, "feminino")]).toEqual(["male", "female"]);
    expect(z.safeDecode(sexWire, JSON.parse('"macho"')).success).toBe(false);
  });
});
