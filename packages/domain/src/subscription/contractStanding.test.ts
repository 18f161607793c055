import { expect, it } from "vitest";
import { isFormerSubscriber, showsLoyalty } from "./contractStanding.ts";
import { subscriptionStatuses } from "./status.ts";

it("SUB-037 an overdue or suspended subscription is still active; an ended one is not", () => {
  expect(subscriptionStatuses.filter((contractStatus) => isFormerSubscriber({ contractStatus }))).toEqual([
    "expired",
    "canceled",
  ]);
});

it("a customer without a confirmed payment, or without any subscription, has not left", () => {
  expect(isFormerSubscriber({})).toBe(false);
});

it("SUB-009 the loyalty programme is shown only to active subscribers", () => {
  expect(subscriptionStatuses.filter((contractStatus) => showsLoyalty({ contractStatus }))).toEqual(["active"]);
  expect(showsLoyalty({})).toBe(false);
});
