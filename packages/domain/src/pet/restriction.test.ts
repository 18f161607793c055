import { describe, expect, it } from "vitest";
import { defaultRestriction, parseRestriction, restrictionLabels, restrictions } from "./restriction.ts";

describe("restriction", () => {
  it("FUN-069 FUN-070 FUN-073 has two options with the specified labels", () => {
    expect(restrictions.map((restriction) => [restriction, restrictionLabels[restriction]])).toEqual([
      ["sem_proteina", "Proteína Animal"],
      ["pode_tudo", "Nennhum"],
    ]);
  });

  it("FUN-071 defaults to pode_tudo", () => {
    expect(defaultRestriction).toBe("pode_tudo");
  });

  it("FUN-214 requires one of the options", () => {
    for (const restriction of restrictions)
      expect(parseRestriction(restriction)).toEqual({ ok: true, value: restriction });
    for (const text of ["", "outra", undefined, null]) {
      expect(parseRestriction(text)).toEqual({ ok: false, error: "restriction-missing" });
    }
  });
});
