import { unknownSession } from "@petbox/api-client/page/embeddedSession";
import { parseCep } from "@petbox/domain/address/cep";
import { beforeEach, expect, it } from "vitest";
import { storeInTab } from "../browser/tabNotes.ts";
import { keepCepInTab } from "./keepCepInTab.ts";
import { createSession } from "./session.ts";

beforeEach(() => storeInTab("petbox-delivery-cep", undefined));

const parsed = parseCep("01310-100");
if (!parsed.ok) throw new Error("The CEP of the test is invalid.");
const cep = parsed.value;

/** A load of the page in the same tab. */
async function pageOf(customerCode: string | null) {
  const session = createSession(async () => ({ ...unknownSession, customerCode }));
  keepCepInTab(session);
  await session.load();
  return session;
}

it.each(["ana", null])("keeps the typed CEP of customer %s over a reload", async (customer) => {
  (await pageOf(customer)).keepDeliveryCep(cep);
  expect((await pageOf(customer)).get().deliveryCep).toBe(cep);
  expect((await pageOf(customer)).get().deliveryCep).toBe(cep);
});

it.each([
  ["ana", "bia"],
  ["ana", null],
  [null, "bia"],
])("drops the CEP that customer %s typed when the page is loaded for %s", async (before, after) => {
  (await pageOf(before)).keepDeliveryCep(cep);
  expect((await pageOf(after)).get().deliveryCep).toBeUndefined();
  expect((await pageOf(before)).get().deliveryCep).toBeUndefined();
});

it("keeps the CEP of a visitor who becomes a customer on this page", async () => {
  const session = await pageOf(null);
  session.keepDeliveryCep(cep);
  session.change({ customerCode: "ana" });
  expect((await pageOf("ana")).get().deliveryCep).toBe(cep);
});

it("drops a CEP that is taken back", async () => {
  const session = await pageOf("ana");
  session.keepDeliveryCep(cep);
  session.keepDeliveryCep(undefined);
  expect((await pageOf("ana")).get().deliveryCep).toBeUndefined();
});
