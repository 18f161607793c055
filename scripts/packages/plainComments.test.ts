import { expect, it } from "vitest";
import { namesRequirement, withoutRequirements } from "./plainComments.ts";

it.each([
  ["/** Parses a CPF (FUN-142, FUN-143): eleven digits. */", "/** Parses a CPF: eleven digits. */"],
  ["/** The path (optional; FUN-142). */", "/** The path (optional). */"],
  ["/** The limit (decision 55, MAN-322 and MAN-414). */", "/** The limit. */"],
  ["/**\n * A long first line\n * (MAN-068 to 070).\n */", "/**\n * A long first line.\n */"],
  ["/** MAN-058. */\nexport declare const title: string;", "\nexport declare const title: string;"],
  ["/** Needs ISO 8601 (and UTF-8). */", "/** Needs ISO 8601 (and UTF-8). */"],
])("%j is published as %j", (written, published) => {
  expect(withoutRequirements(written)).toBe(published);
  expect(namesRequirement.test(published)).toBe(false);
});
