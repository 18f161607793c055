import { describe, expect, it } from "vitest";
import { englishMessages } from "./en.ts";
import { spanishMessages } from "./es.ts";
import { type DomainMessages, portugueseMessages } from "./pt-BR.ts";

const translations: readonly (readonly [string, DomainMessages])[] = [
  ["English", englishMessages],
  ["Spanish", spanishMessages],
];

const sections = (messages: DomainMessages): readonly (readonly [string, Readonly<Record<string, string>>])[] =>
  Object.entries(messages);

it("has a kebab-case code and a message for each error", () => {
  for (const [, messages] of sections(portugueseMessages)) {
    for (const [code, message] of Object.entries(messages)) {
      expect(code).toMatch(/^[a-z]+(-[a-z]+)+$/);
      expect(message.trim()).not.toBe("");
    }
  }
});

describe.each(translations)("in %s", (_language, messages) => {
  it.each(sections(portugueseMessages))("%s has a message of its own for each code", (area, portuguese) => {
    const translated: Readonly<Record<string, string>> = Object.fromEntries(sections(messages))[area] ?? {};
    for (const [code, message] of Object.entries(portuguese)) {
      expect(translated[code], code).toBeTruthy();
      expect(translated[code], code).not.toBe(message);
    }
  });
});
