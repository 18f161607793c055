import { expect, it } from "vitest";
import { endOfTermLabel } from "./endOfTermLabel.ts";

it("a term renews itself, unless the renewal is off, a cancellation is pending, or it is over", () => {
  const term = { status: "active", isRenewalOff: false, isCancelAsked: false } as const;
  expect(endOfTermLabel(term)).toBe("Renova-se em");
  expect(endOfTermLabel({ ...term, isRenewalOff: true })).toBe("Termina em");
  expect(endOfTermLabel({ ...term, isCancelAsked: true })).toBe("Termina em");
  expect(endOfTermLabel({ ...term, status: "canceled" })).toBe("Terminou em");
  expect(endOfTermLabel({ ...term, status: "suspended" })).toBe("Período até");
});
