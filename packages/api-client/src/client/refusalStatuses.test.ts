import { expect, it } from "vitest";
import { addCardEndpoint, editCardEndpoint, removeCardEndpoint } from "../cards/contract.ts";
import { saveCouponEndpoint } from "../referral/contract.ts";
import { failureOfResponse } from "./failedResponse.ts";

const endpoints = { addCardEndpoint, editCardEndpoint, removeCardEndpoint, saveCouponEndpoint };

it.each(Object.entries(endpoints))("SUB-351 SUB-355 %s shows the server's text of a 400 alone", (_name, endpoint) => {
  const failed = (status: number) =>
    failureOfResponse({ status, body: { message: "Texto do servidor." } }, endpoint.refusedWith);
  expect(failed(400)).toEqual({ kind: "refused", message: "Texto do servidor." });
  for (const status of [402, 403, 404, 405, 409, 410, 413, 422, 500, 503]) {
    expect(failed(status)).toEqual({ kind: "unavailable" });
  }
});
