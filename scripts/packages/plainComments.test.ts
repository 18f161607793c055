import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { namesRequirement, withoutRequirements } from "./plainComments.ts";
import { publishedPackages } from "./publishedPackages.ts";

it.each([
  ["/** Parses a CPF (FUN-142, FUN-143): eleven digits. */", "/** Parses a CPF: eleven digits. */"],
  ["/** The path (optional; FUN-142). */", "/** The path (optional). */"],
  ["/** The limit (decision 55, MAN-322 and MAN-414). */", "/** The limit. */"],
  ["/**\n * A long first line\n * (MAN-068 to 070).\n */", "/**\n * A long first line.\n */"],
  ["/**\n * The reason, or advice (decision\n * 73), as HTML.\n */", "/**\n * The reason, or advice, as HTML.\n */"],
  ["/** The cost (decisions\n * 55, 56). */", "/** The cost. */"],
  ["/** The advice (beside the message; decision 73). */", "/** The advice (beside the message). */"],
  ["/** MAN-058. */\nexport declare const title: string;", "\nexport declare const title: string;"],
  ["/** Needs ISO 8601 (and UTF-8). */", "/** Needs ISO 8601 (and UTF-8). */"],
])("%j is published as %j", (written, published) => {
  expect(withoutRequirements(written)).toBe(published);
  expect(namesRequirement.test(published)).toBe(false);
});

describe.each(publishedPackages)("the published comments of $manifest.name", ({ path }) => {
  const sources = globSync("src/**/*.{ts,tsx}", { cwd: path, exclude: ["**/*.{test,stories}.*", "**/wire*.ts"] });
  const comments = sources.flatMap((file) => readFileSync(join(path, file), "utf8").match(/\/\*\*[\s\S]*?\*\//g) ?? []);

  it("cite no requirement and no decision", () => {
    expect(comments.length).toBeGreaterThan(10);
    expect(comments.filter((comment) => namesRequirement.test(withoutRequirements(comment)))).toEqual([]);
  });

  it("name no command of the repository", () => {
    expect(comments.filter((comment) => /\bnpm (?:run|test|start)\b/.test(comment))).toEqual([]);
  });
});
