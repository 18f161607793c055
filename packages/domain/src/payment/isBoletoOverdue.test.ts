import { expect, it } from "vitest";
import { civilDate } from "../calendar/civilDate.ts";
import { isBoletoOverdue } from "./isBoletoOverdue.ts";

const friday = civilDate(2026, 11, 27);
const saturday = civilDate(2026, 11, 28);
const sunday = civilDate(2026, 11, 29);
const monday = civilDate(2026, 11, 30);
const tuesday = civilDate(2026, 12, 1);

it.each([
  ["on its day", friday, friday, false],
  ["the day after", friday, saturday, true],
  ["on the Sunday after a Saturday", saturday, sunday, false],
  ["on the Monday after a Saturday", saturday, monday, false],
  ["on the Monday after a Sunday", sunday, monday, false],
  ["on the Tuesday after a weekend", saturday, tuesday, true],
  ["on any day if payable on sight", undefined, tuesday, false],
] as const)("a boleto is overdue %s: due %s, today %s: %s", (_when, dueDate, today, isOverdue) => {
  expect(isBoletoOverdue(dueDate ? { dueDate } : {}, today)).toBe(isOverdue);
});
