import { describe, expect, it } from "vitest";
import { timeInWords } from "./timeInWords.ts";

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
