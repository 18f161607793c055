import fc from "fast-check";
import { expect, it } from "vitest";
import { isPasswordLinkFresh, passwordLinkLifetime } from "./passwordLink.ts";

const hour = 3_600_000;
const sent = Date.UTC(2026, 2, 10, 15);

it("is valid for an hour, to the last millisecond", () => {
  expect(passwordLinkLifetime).toBe(hour);
  expect(isPasswordLinkFresh(sent, sent)).toBe(true);
  expect(isPasswordLinkFresh(sent, sent + hour - 1)).toBe(true);
  expect(isPasswordLinkFresh(sent, sent + hour)).toBe(false);
});

it("never becomes valid again after expiring", () => {
  const span = fc.integer({ min: 0, max: 48 * hour });
  fc.assert(
    fc.property(span, span, (age, more) => {
      const isVoid = !isPasswordLinkFresh(sent, sent + age);
      expect(isVoid && isPasswordLinkFresh(sent, sent + age + more)).toBe(false);
    }),
  );
});
