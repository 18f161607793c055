import { expect, it } from "vitest";
import { formatMoment } from "./moment.ts";

/** Sunday, 22 November 2026, 14:32 in São Paulo. */
const now = Date.UTC(2026, 10, 22, 17, 32);
const hours = 3_600_000;

it.each([
  [now, "hoje às 14:32"],
  [now - 14 * hours, "hoje às 00:32"],
  [now - 15 * hours, "ontem às 23:32"],
  [now - 48 * hours, "em 20\u00a0de novembro de 2026 às 14:32"],
])("formats a past moment", (moment, expected) => {
  expect(formatMoment(moment, now)).toBe(expected);
});
