import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";

const isTest = /\.(?:test|stories)\.tsx?$/;
const withoutEnding = (file: string) => file.replace(/\.tsx?$/, "");

/** The modules that each module of the pages imports, statically or when it is needed. */
const imports = new Map<string, readonly string[]>();
for (const file of globSync("apps/shop/src/pages/**/*.{ts,tsx}")) {
  if (isTest.test(file) || basename(file) === "routes.ts") continue;
  const paths = Array.from(readFileSync(file, "utf8").matchAll(/"(\.\.?\/[^"]+)"/g), ([, path = ""]) => path);
  imports.set(
    file,
    paths.map((path) => join(dirname(file), path)),
  );
}

/** A module of the pages and all that import it, directly or through others. */
function withImporters(file: string, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const [importer, imported] of imports) if (imported.includes(file)) withImporters(importer, found);
  return found;
}

/** Whether a test is named after a module of the pages. */
const isNamedAfter = (test: string, modules: Iterable<string>) =>
  [...modules].some((each) => test.startsWith(`${withoutEnding(each)}.`));

/**
 * The tests of a module of the pages, those that most likely fail first: in its area those named after it or after a page
 * that imports it, then those that are not named after a module; then the other areas'; at last those of failing calls, of page data that
 * do not load, and who may open each page.
 */
export function pageTests(file: string): readonly (readonly string[])[] {
  const importers = withImporters(file);
  const tests = globSync("apps/shop/src/pages/**/*.{ts,tsx}").filter((each) => isTest.test(each));
  const folders = new Set([...importers].map(dirname));
  const isOfPage = (test: string) => isNamedAfter(test, importers) || !isNamedAfter(test, imports.keys());
  const isHere = (test: string) => dirname(test) === dirname(file);
  const isOfFailures = (test: string) => test.includes("/failingCalls.");
  const here = tests.filter((test) => isHere(test) && !isOfFailures(test));
  const groups = [
    here.filter((test) => isNamedAfter(test, importers)),
    here.filter((test) => !isNamedAfter(test, imports.keys())),
    tests.filter((test) => folders.has(dirname(test)) && !isHere(test) && !isOfFailures(test) && isOfPage(test)),
    tests.filter((test) => isHere(test) && isOfFailures(test)),
    file.endsWith("Page.tsx") ? ["apps/shop/src/testing/pageData.browser.test.ts"] : [],
    ["apps/shop/src/app/guards.test.ts"],
  ];
  return groups.filter((group) => group.length > 0);
}
