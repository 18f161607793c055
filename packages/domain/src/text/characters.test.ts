import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { characterCount, truncate } from "./characters.ts";

const family = "👨‍👩‍👧‍👦";

describe("the characters of a text", () => {
  it("are counted like letters and emojis on screen", () => {
    expect(["", "ção", "🐶", "🐶🐱", family].map(characterCount)).toEqual([0, 3, 1, 2, 7]);
  });

  it("are cut between two of them, never inside an emoji", () => {
    expect(truncate("O Bob 🐶", 6)).toBe("O Bob ");
    expect(truncate("O Bob 🐶", 7)).toBe("O Bob 🐶");
    expect(truncate(`a${family}b`, 7)).toBe("a");
    expect(truncate(`a${family}b`, 8)).toBe(`a${family}`);
    expect(truncate("🇧🇷🇧🇷", 3)).toBe("🇧🇷");
  });

  it("are a prefix of the text, within the limit, and the whole text if it fits", () => {
    const texts = fc.string({ unit: fc.constantFrom("a", "ã", "🐶", family, "\n", "<b>", "e\u0301") });
    fc.assert(
      fc.property(texts, fc.integer({ min: 0, max: 40 }), (text, limit) => {
        const kept = truncate(text, limit);
        expect(text.startsWith(kept)).toBe(true);
        expect(characterCount(kept)).toBeLessThanOrEqual(limit);
        expect(kept).not.toMatch(/\p{Cs}/u);
        if (characterCount(text) <= limit) expect(kept).toBe(text);
      }),
      { seed: 57 },
    );
  });

  it("are never lone surrogates, even without Intl.Segmenter", () => {
    vi.stubGlobal("Intl", { ...Intl, Segmenter: undefined });
    expect(truncate("🐶🐱", 1)).toBe("🐶");
    vi.unstubAllGlobals();
  });
});
