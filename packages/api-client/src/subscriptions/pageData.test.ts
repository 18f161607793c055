import { subscriptionPaths } from "@petbox/domain/site/paths";
import { wirePages } from "@petbox/mock-server/backend/subscriptions/wirePages";
import { expect, it } from "vitest";
import * as z from "zod/mini";
import { boxListPageData, subscriptionHubPageData } from "./pageData.ts";

const counts = (sent: object) =>
  z.safeDecode(subscriptionHubPageData.schema, z.parse(z.any(), { ...wirePages[subscriptionPaths.hub].data, ...sent }));

it.each([0, "0"])("SUB-094 a hygiene count of %j is 0", (hygiene_count) => {
  expect(counts({ hygiene_count }).data?.mats).toBe(0);
});

it.each([
  ["3", 3],
  [3, 3],
  ["12", 12],
] as const)("SUB-096 a count of %j is read the same as text and as a number", (sent, count) => {
  expect(counts({ box_count: sent, hygiene_count: sent, wet_food_count: sent }).data).toEqual({
    boxes: count,
    activeBoxes: 1,
    mats: count,
    wetFoods: count,
  });
});

it.each([-1, 0.5, "-1", "1.5", "muitas", "", null, undefined, "1e3", [], true])("a count of %j is invalid", (sent) => {
  expect(counts({ box_count: sent }).success).toBe(false);
});

const [whole] = wirePages[subscriptionPaths.boxes].data.subscriptions;
const listed = (sent: object) =>
  z.safeDecode(boxListPageData.schema, z.parse(z.any(), { subscriptions: [{ ...whole, ...sent }] })).data?.[0];

it.each([null, "", undefined])("a subscription whose contract is %j is listed by its code", (moip_contract_id) => {
  expect(listed({ moip_contract_id })).toMatchObject({ code: "ATIVA00001", contractId: "ATIVA00001" });
});

it("MAN-147 missing fields of a subscription are undefined", () => {
  expect(
    listed({
      pet_size: "gigante",
      pet_img: "",
      avulso: null,
      next_env_date: "0000-00-00",
      scheduled_purchase: null,
      extra_item: null,
    }),
  ).toEqual({
    code: "ATIVA00001",
    contractId: "CTR-ATIVA00001",
    id: "ATIVA00001",
    status: { label: "Ativa", tone: "success" },
    plan: "SP_anual",
    planName: "Essencial Anual",
    planValue: 6990,
    pet: { name: "Bob", sex: "male" },
    petCategory: 2,
    isStandalone: false,
    items: [],
    scheduledItems: [],
  });
});

it("reads the method of a pending payment, and ignores an unknown word", () => {
  expect(listed({ payment_waiting: "boleto" })?.waitingPayment).toBe("boleto");
  expect(listed({ payment_waiting: "cheque" })?.waitingPayment).toBeUndefined();
});

it.each([
  [1, true],
  ["2026-03-10", true],
  [0, undefined],
  [null, undefined],
] as const)("a request to cancel of %j is read as %j", (cancel_request, read) => {
  expect(listed({ cancel_request })?.isCancelAsked).toBe(read);
});

it.each([
  [22, 22],
  ["22", 22],
  [null, undefined],
] as const)("MAN-203 a category of %j is read as %j", (pet_category, read) => {
  expect(listed({ pet_category })?.petCategory).toBe(read);
});

it("MAN-192 keeps the server's label, in a neutral colour where the badge is unknown", () => {
  expect(listed({ status: { print: "Ativa até 12/05", badge: "roxo" } })?.status).toEqual({
    label: "Ativa até 12/05",
    tone: "neutral",
  });
});
