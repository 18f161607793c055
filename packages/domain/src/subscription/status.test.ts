import { describe, expect, it } from "vitest";
import {
  subscriptionStatuses,
  subscriptionStatusLabels,
  subscriptionStatusOf,
  subscriptionStatusTones,
} from "./status.ts";

describe("the status of a subscription", () => {
  it.each([
    ["ACTIVE", "active"],
    ["active", "active"],
    ["SUSPENDED", "suspended"],
    ["EXPIRED", "expired"],
    ["OVERDUE", "overdue"],
    ["CANCELED", "canceled"],
    [" Canceled ", "canceled"],
  ])("MAN-191 parses %s as %s", (word, expected) => {
    expect(subscriptionStatusOf(word)).toBe(expected);
  });

  it.each(["", "CANCELLED", "ACTIVE!", "undefined"])("rejects %j", (word) => {
    expect(subscriptionStatusOf(word)).toBeUndefined();
  });

  it("MAN-192 'Ativa' means active, and every label is parsed back", () => {
    expect(subscriptionStatusOf("Ativa")).toBe("active");
    for (const status of subscriptionStatuses) {
      expect(subscriptionStatusOf(subscriptionStatusLabels[status])).toBe(status);
    }
  });

  it("has a success tone when active, danger when cancelled, and warning when overdue or suspended", () => {
    expect(subscriptionStatusTones).toEqual({
      active: "success",
      suspended: "warning",
      expired: "neutral",
      overdue: "warning",
      canceled: "danger",
    });
  });
});
