import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { characterCount } from "../text/characters.ts";
import { surveyMessages } from "./messages.ts";
import {
  isPromoter,
  needsReason,
  parseSentSurvey,
  parseSurvey,
  surveyReasons,
  surveyScoreOf,
  surveyScores,
} from "./survey.ts";

const other = { reason: "Outro", score: "4" } as const;

describe("a score", () => {
  it("MAN-282 MAN-296 is a whole number from 1 to 10", () => {
    expect(surveyScores.map((score) => surveyScoreOf(String(score)))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(surveyScores.map(surveyScoreOf)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    for (const none of [0, 11, -1, 7.5, Number.NaN, "", "0", "11", "7.5", "07", "7 ", "dez", "1e1", undefined]) {
      expect(surveyScoreOf(none)).toBeUndefined();
    }
  });

  it("MAN-289 MAN-288 MAN-284 of 9 or 10 is a promoter's and needs no reason; a lower one does", () => {
    expect(surveyScores.filter(isPromoter)).toEqual([9, 10]);
    expect(surveyScores.filter(needsReason)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });
});

describe("the form", () => {
  it("MAN-283 MAN-296 requires the score, and its reason, with the same message", () => {
    expect(surveyMessages["survey-choice-missing"]).toBe("Selecione um dos motivos");
    expect(parseSurvey({})).toEqual({ ok: false, error: { score: "survey-choice-missing" } });
    expect(parseSurvey({ ...other, score: "11" })).toEqual({ ok: false, error: { score: "survey-choice-missing" } });
    for (const reason of [undefined, "", "Me mudei"]) {
      expect(parseSurvey({ score: "8", reason })).toEqual({ ok: false, error: { reason: "survey-choice-missing" } });
    }
  });

  it("MAN-285 MAN-286 MAN-295 requires a text for another reason", () => {
    expect(surveyMessages["survey-reason-missing"]).toBe("Preencha o motivo da insatisfação");
    for (const ownReason of [undefined, "", " \n\t ", "\u0000"]) {
      expect(parseSurvey({ ...other, ownReason })).toEqual({
        ok: false,
        error: { ownReason: "survey-reason-missing" },
      });
    }
  });

  it("sends the chosen reason, or the text in its place", () => {
    for (const reason of surveyReasons.slice(0, -1)) {
      expect(parseSurvey({ score: "1", reason, ownReason: "de antes" })).toEqual({
        ok: true,
        value: { score: 1, reason },
      });
    }
    expect(parseSurvey({ ...other, ownReason: " <b>Faltou</b>\r\no osso 🐶 " })).toEqual({
      ok: true,
      value: { score: 4, reason: "<b>Faltou</b>\no osso 🐶" },
    });
  });

  it("sends the text without invisible characters", () => {
    expect(parseSurvey({ ...other, ownReason: "\u200bFaltou\u00ad o osso\ufeff" })).toEqual({
      ok: true,
      value: { score: 4, reason: "Faltou o osso" },
    });
    // The joiner of an emoji made of several is part of it.
    expect(parseSurvey({ ...other, ownReason: "\u200b👩🏽\u200d🦰\u200d ok" })).toMatchObject({
      value: { reason: "👩🏽\u200d🦰 ok" },
    });
    expect(parseSurvey({ ...other, ownReason: "\u200b" })).toEqual({
      ok: false,
      error: { ownReason: "survey-reason-missing" },
    });
  });

  it("MAN-287 truncates to 250 characters, without splitting one", () => {
    const kept = (ownReason: string) => parseSurvey({ ...other, ownReason });
    expect(kept("a".repeat(250))).toMatchObject({ value: { reason: "a".repeat(250) } });
    expect(kept("a".repeat(251))).toMatchObject({ value: { reason: "a".repeat(250) } });
    expect(kept(`${"a".repeat(249)}🐶🐱`)).toMatchObject({ value: { reason: `${"a".repeat(249)}🐶` } });
  });

  it("MAN-340 MAN-288 drops a promoter's reason, regardless of earlier choices", () => {
    for (const score of ["9", "10"]) {
      expect(parseSurvey({ score, reason: "Outro", ownReason: "de antes" })).toEqual({
        ok: true,
        value: { score: Number(score) },
      });
    }
  });

  it("produces answers that the server accepts unchanged", () => {
    const filled = fc.record({
      score: fc.constantFrom(...surveyScores.map(String), "", "0"),
      reason: fc.constantFrom(...surveyReasons, ""),
      ownReason: fc.oneof(fc.constant(" Outro "), fc.string({ unit: "grapheme", maxLength: 400 })),
    });
    fc.assert(
      fc.property(filled, (each) => {
        const parsed = parseSurvey(each);
        if (!parsed.ok) return;
        expect(parseSentSurvey(parsed.value)).toEqual(parsed);
        expect(characterCount(parsed.value.reason ?? "")).toBeLessThanOrEqual(250);
      }),
    );
  });
});

describe("a received answer", () => {
  it.each([
    [{ score: 0 }, "survey-choice-missing"],
    [{ score: 11, reason: "Outro motivo" }, "survey-choice-missing"],
    [{ score: 7.5, reason: "Outro motivo" }, "survey-choice-missing"],
    [{ score: 8 }, "survey-choice-missing"],
    [{ score: 8, reason: "  " }, "survey-choice-missing"],
    [{ score: 8, reason: "Outro" }, "survey-reason-missing"],
  ])("is rejected: %j", (sent, error) => {
    expect(parseSentSurvey(sent)).toEqual({ ok: false, error });
  });

  it("MAN-340 keeps no reason from a promoter", () => {
    expect(parseSentSurvey({ score: 9, reason: "Outro motivo" })).toEqual({ ok: true, value: { score: 9 } });
  });
});
