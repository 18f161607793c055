import { expect, it } from "vitest";
import { hasLeft, showsLoyalty } from "./contractStanding.ts";
import { subscriptionStatuses } from "./status.ts";

it("SUB-037 a subscription that is paid late or suspended goes on; one that ended does not", () => {
  expect(subscriptionStatuses.filter((contractStatus) => hasLeft({ contractStatus }))).toEqual(["expired", "canceled"]);
});

it("who waits for the first payment, or never had a subscription, has not left", () => {
  expect(hasLeft({})).toBe(false);
});

it("SUB-009 the loyalty programme is shown to the active alone", () => {
  expect(subscriptionStatuses.filter((contractStatus) => showsLoyalty({ contractStatus }))).toEqual(["active"]);
  expect(showsLoyalty({})).toBe(false);
});
