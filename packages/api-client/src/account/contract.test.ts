import { accountPaths } from "@petbox/domain/site/paths";
import { wirePages } from "@petbox/mock-server/backend/account/wirePages";
import { expect, it } from "vitest";
import * as z from "zod/mini";
import { changeInstagramEndpoint, needsRetryEndpoint, saveUserDataEndpoint } from "./contract.ts";
import { areaPageData } from "./pageData.ts";

it("SUB-308 reads an object with an error as an empty list", () => {
  expect(z.decode(needsRetryEndpoint.reply, { data: { error: true } })).toEqual([]);
  expect(z.decode(needsRetryEndpoint.reply, { data: [] })).toEqual([]);
});

it("reads the kind of an overdue scheduled purchase, and ignores an unknown word", () => {
  const late = { subscription_code: "UMIDOS0012", next_invoice_date: "2026-04-05" };
  const purchaseOf = (sent: object) =>
    z.decode(needsRetryEndpoint.reply, { data: [{ ...late, ...sent }] }).map(({ purchase }) => purchase);
  expect(purchaseOf({ scheduled_kind: "wet-food" })).toEqual(["wet-food"]);
  expect(purchaseOf({ scheduled_kind: "toys" })).toEqual([undefined]);
  expect(purchaseOf({})).toEqual([undefined]);
});

it.each([
  [true, false],
  ["true", false],
  [1, false],
  [false, true],
  ["false", true],
  ["0", true],
  [0, true],
] as const)("SUB-309 SUB-334 has_error %j is read by what it means", (has_error, ok) => {
  expect(z.decode(saveUserDataEndpoint.reply, { has_error }).ok).toBe(ok);
});

it.each<[unknown, boolean]>([
  [false, true],
  [0, true],
  ["0", true],
  ["", true],
  [null, true],
  [undefined, true],
  [[], true],
  [true, false],
  ["1", false],
  ["Este perfil já está em uso.", false],
  [{ message: "Este perfil já está em uso." }, false],
  [["Este perfil já está em uso."], false],
])("SUB-323 SUB-358 error %j is read by its truth in PHP", (error, ok) => {
  expect(z.parse(changeInstagramEndpoint.reply, { error })).toMatchObject({ ok });
});

const area = (user: object, others: object = {}) =>
  z.decode(
    areaPageData.schema,
    z.parse(z.any(), { ...wirePages[accountPaths.area].data, ...others, user: { email: "c@gmail.com", ...user } }),
  );

it("SUB-059 reads a missing or zero code_moip as undefined", () => {
  for (const code_moip of [undefined, null, 0, "0", ""]) expect(area({ code_moip }).user.moipCode).toBeUndefined();
  expect(area({ code_moip: 77 }).user.moipCode).toBe("77");
  expect(area({ code_moip: "MOIP-1" }).user.moipCode).toBe("MOIP-1");
});

it("SUB-116 reads the code and the day of each invoice", () => {
  const invoice_info = [{ code: "ATIVA00001", invoice_date: "2026-04-10" }];
  expect(area({}, { invoice_info }).invoices).toEqual([{ code: "ATIVA00001", invoiceDate: "2026-04-10" }]);
});

it("reads the page despite a wrong loyalty or an unknown status", () => {
  const read = area({}, { loyalty: { levels: "muitos" }, contract_status: "dormindo" });
  expect(read).not.toHaveProperty("loyalty");
  expect(read).not.toHaveProperty("contractStatus");
  expect(read.invoices).toHaveLength(1);
});

it("the status of a customer without a contract travels as null", () => {
  const { schema } = areaPageData;
  expect(z.encode(schema, area({}, { contract_status: null }))).toMatchObject({ contract_status: null });
});
