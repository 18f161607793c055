import { expect, it } from "vitest";
import { civilDateIn } from "./civilDateWire.ts";

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
])("%s is the day %s in São Paulo", (sent, day) => {
  expect(civilDateIn(sent)).toBe(day);
});

it.each(["", "0000-00-00", "0000-00-00 00:00:00", "2026-02-31", "amanhã", "2026-11-05T99:48:55Z"])(
  "%j is no day",
  (sent) => {
    expect(civilDateIn(sent)).toBeUndefined();
  },
);
