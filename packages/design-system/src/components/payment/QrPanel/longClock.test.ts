import { describe, expect, it } from "vitest";
import { longClock, timeInWords } from "./longClock.ts";

describe("longClock", () => {
  it.each([
    [0, "0:00"],
    [59, "0:59"],
    [60, "1:00"],
    [3599, "59:59"],
    [3600, "1:00:00"],
    [86_399, "23:59:59"],
  ])("writes %i seconds as %s", (seconds, text) => {
    expect(longClock(seconds)).toBe(text);
  });
});

describe("timeInWords", () => {
  it.each([
    [1, "1 segundo"],
    [10, "10 segundos"],
    [60, "1 minuto"],
    [300, "5 minutos"],
    [3600, "1 hora"],
    [86_400, "24 horas"],
  ])("says %i seconds as %s", (seconds, text) => {
    expect(timeInWords(seconds)).toBe(text);
  });
});
