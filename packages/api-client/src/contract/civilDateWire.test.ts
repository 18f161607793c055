import { expect, it } from "vitest";
import * as z from "zod/mini";
import { civilDateIn, civilDateParts, optionalCivilDate } from "./civilDateWire.ts";

it.each([
  ["2026-11-04", "2026-11-04"],
  ["2026-11-04 22:48:55", "2026-11-04"],
  ["2026-11-05T01:48:55.000000Z", "2026-11-04"],
  ["2026-11-05T01:48:55+00:00", "2026-11-04"],
  ["2026-11-04T22:48:55-0300", "2026-11-04"],
  // The output of PostgreSQL for a column with a time zone.
  ["2026-11-05 01:48:55+00", "2026-11-04"],
  ["2026-11-04 22:48:55.123456-03", "2026-11-04"],
  ["1990-04-07 00:00:00+00", "1990-04-07"],
  ["2026-11-05T03:00:00.000000Z", "2026-11-05"],
  // The output of Laravel's date cast if the application's time zone is UTC.
  ["1990-04-07T00:00:00.000000Z", "1990-04-07"],
  ["04/11/2026", "2026-11-04"],
  ["04-11-2026", "2026-11-04"],
  ["4/11/2026 22:48:55", "2026-11-04"],
])("%s is the day %s in São Paulo", (sent, day) => {
  expect(civilDateIn(sent)).toBe(day);
});

it.each([
  "",
  "0000-00-00",
  "0000-00-00 00:00:00",
  "2026-02-31",
  "31/02/2026",
  "11/2026",
  "04/11/26",
  "amanhã",
  "2026-11-05T99:48:55Z",
])("%j is no day", (sent) => {
  expect(civilDateIn(sent)).toBeUndefined();
});

it.each([
  [{ day: 4, month: 11, year: 2026 }, "2026-11-04"],
  [{ day: "04", month: "11", year: "2026" }, "2026-11-04"],
  [{ day: 0, month: 0, year: 0 }, undefined],
  [{ day: 31, month: 2, year: 2026 }, undefined],
  [{ day: 4 }, undefined],
  [["2026-11-04"], undefined],
  ["2026-11-04", "2026-11-04"],
  [null, undefined],
  [undefined, undefined],
])("the optional day %j is %s", (sent, day) => {
  expect(z.parse(optionalCivilDate, sent)).toBe(day);
});

it.each(["08/04/2027", "8-4-2027 10:00:00", "2027-04-08"])("a day in three parts may come as the text %s", (sent) => {
  expect(z.parse(civilDateParts, sent)).toBe("2027-04-08");
});
