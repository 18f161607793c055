import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { saveCustomerEndpoint, subscribeEndpoint } from "../checkout/contract.ts";
import { failureOfResponse } from "../client/failedResponse.ts";
import { offeredExtraItemsEndpoint } from "../upsell/offeredExtraItems.ts";
import { rejectionTextIn } from "./rejectionTextIn.ts";
import { succeeded, succeededOrMessage, succeededWithText } from "./replies.ts";

const shapes = [
  "Texto.",
  { message: "Texto." },
  ["Texto."],
  [{ message: "Texto." }],
  { cpf: ["Texto."] },
  { cpf: { 0: "Texto." } },
];

describe.each(shapes)("a rejection sent as %j", (error) => {
  it.each([
    ["any call", succeeded],
    ["a call with a message", succeededOrMessage],
    ["a call with a text", succeededWithText],
    ["a list", offeredExtraItemsEndpoint.reply],
    ["a registration", saveCustomerEndpoint.reply],
  ])("has its text in %s", (_, reply) => {
    expect(z.safeDecode(reply, JSON.parse(JSON.stringify({ success: false, error }))).data).toMatchObject({
      ok: false,
      error: { message: "Texto." },
    });
  });

  it("has its text in a reply without success", () => {
    expect(failureOfResponse({ status: 409, body: { error } })).toMatchObject({ kind: "refused", message: "Texto." });
  });
});

it.each(shapes)("a payment refused with %j has its text", (error) => {
  const sent = JSON.parse(JSON.stringify({ success: false, error }));
  expect(z.safeDecode(subscribeEndpoint.reply, sent).data).toMatchObject({ ok: false, error: { message: "Texto." } });
});

it("a payment refused with a type and a list of texts has both", () => {
  const sent = { success: false, error: { type_error: "10MinOrLess", message: ["Espere."] } };
  expect(z.decode(subscribeEndpoint.reply, sent)).toEqual({
    ok: false,
    error: { type: "10MinOrLess", message: "Espere." },
  });
});

it.each([[], {}, { code: "E42" }])("a list next to the error %j is no refusal", (error) => {
  const sent = JSON.parse(JSON.stringify({ trilhas: [], error }));
  expect(z.decode(offeredExtraItemsEndpoint.reply, sent)).toEqual({ ok: true, value: [] });
});

it("keeps the message next to an error without a text", () => {
  const sent = { success: false, error: "", message: "Texto." };
  expect(z.decode(succeeded, sent)).toEqual({ ok: false, error: { message: "Texto." } });
});

it.each([{ cpf: { 0: "Texto." } }, [{ message: "Texto." }]])("a 422 with the errors %j has its text", (errors) => {
  expect(failureOfResponse({ status: 422, body: { errors } })).toMatchObject({ message: "Texto." });
});

it.each([null, 7, true, { code: "E42" }, { exception: "PDOException", trace: [{ file: "/app/x.php" }] }])(
  "%j has no text for a customer",
  (sent) => {
    expect(rejectionTextIn(sent)).toBeUndefined();
  },
);
