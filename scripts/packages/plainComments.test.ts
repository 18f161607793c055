import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { namesRequirement, withoutRequirements } from "./plainComments.ts";
import { publishedPackages } from "./publishedPackages.ts";

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

it.each(publishedPackages)("no comment of $manifest.name cites a requirement once it is published", ({ path }) => {
  const sources = globSync("src/**/*.{ts,tsx}", { cwd: path, exclude: ["**/*.{test,stories}.*", "**/wire*.ts"] });
  const comments = sources.flatMap((file) => readFileSync(join(path, file), "utf8").match(/\/\*\*[\s\S]*?\*\//g) ?? []);
  expect(comments.filter((comment) => namesRequirement.test(withoutRequirements(comment)))).toEqual([]);
});
