import { expect, it } from "vitest";
import { addDays, civilDate } from "../calendar/civilDate.ts";
import { isLateBox } from "./lateBox.ts";

const today = civilDate(2026, 11, 22);
const inDays = (days: number) => addDays(today, days);
const sent = { status: "sent", delivered: false } as const;

it("a box is late past its estimated day, or more than 20 days after it was posted, until it arrives", () => {
  expect(isLateBox({ ...sent, collectedOn: inDays(-5), expectedOn: inDays(-1) }, today)).toBe(true);
  expect(isLateBox({ ...sent, collectedOn: inDays(-5), expectedOn: today }, today)).toBe(false);
  expect(isLateBox({ ...sent, collectedOn: inDays(-20) }, today)).toBe(false);
  expect(isLateBox({ ...sent, collectedOn: inDays(-21) }, today)).toBe(true);
  expect(isLateBox({ ...sent, collectedOn: inDays(-21), expectedOn: inDays(3) }, today)).toBe(true);
  expect(isLateBox({ ...sent, delivered: true, collectedOn: inDays(-21) }, today)).toBe(false);
  expect(isLateBox({ ...sent, status: "aborted", collectedOn: inDays(-21) }, today)).toBe(false);
  expect(isLateBox(sent, today)).toBe(false);
});
