import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, it } from "vitest";
import { componentFolders } from "../packages/design-system/scripts/component-folders.ts";
import { moduleOf, publishedFunctions } from "../packages/design-system/scripts/published-functions.ts";
import { publishedPackages } from "../scripts/packages/publishedPackages.ts";
import { keyOf, publishedTarget } from "../scripts/packages/publishedTarget.ts";

const workspace = join(import.meta.dirname, "..");
const cache = join(workspace, ".cache");

/** The compiler options of a project that installs the packages, which are read from their sources here. */
const settings = {
  extends: join(workspace, "scripts/packages/consumer/tsconfig.json"),
  compilerOptions: {
    customConditions: ["@petbox/source"],
    allowImportingTsExtensions: true,
    skipLibCheck: true,
    verbatimModuleSyntax: true,
  },
  include: ["*.tsx", "*.ts"],
};

type Files = Readonly<Record<string, string>>;

/** The compiler's diagnostics for files of another project; empty if they compile. */
function diagnosticsOf(files: Files): string {
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, "snippets-"));
  try {
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
    writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(settings));
    const compiler = join(workspace, "node_modules/.bin/tsc");
    execFileSync(compiler, ["--noEmit", "--pretty", "false"], { cwd: folder, encoding: "utf8" });
    return "";
  } catch (error) {
    return String(Object(error).stdout);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The TypeScript of the code fences of a Markdown file, each fence as its own module. */
function fencedIn(path: string, name: string): Files {
  const fences = [...readFileSync(path, "utf8").matchAll(/^```tsx?\n(.*?)^```$/gms)];
  return Object.fromEntries(fences.map(([, code = ""], index) => [`${name}-${index}.tsx`, `${code}\nexport {};\n`]));
}

/** The examples in the comments of published functions, each as its own module. */
function publishedExamples(): Files {
  return Object.fromEntries(
    publishedFunctions.flatMap(({ name, example }) =>
      example === undefined ? [] : [[`example-${name}.tsx`, moduleOf(example)]],
    ),
  );
}

function allSnippets(): Files {
  const examples = join(import.meta.dirname, "docs/examples");
  const pages = join(import.meta.dirname, "pages");
  return Object.assign(
    Object.fromEntries(readdirSync(examples).map((file) => [file, readFileSync(join(examples, file), "utf8")])),
    ...publishedPackages.map(({ path }) => fencedIn(join(path, "README.md"), `README-${basename(path)}`)),
    ...readdirSync(pages).map((file) => fencedIn(join(pages, file), file)),
  );
}

/** Whether a module of the packages can be imported where they are installed. The compiler here also finds private ones. */
function isPublished(specifier: string): boolean {
  return publishedPackages.some(({ manifest: { name, exports } }) => {
    const subpath = specifier.startsWith(`${name}/`) ? specifier.replace(name, ".") : undefined;
    return subpath !== undefined && publishedTarget(exports, keyOf(exports, subpath)) !== undefined;
  });
}

/** A module that imports a name which the packages keep to themselves. */
const unpublished = 'import { storyPets } from "@petbox/design-system/components/PetCard";\nstoryPets;\n';

describe("code offered to be copied", () => {
  it("compiles in another project, from pages, READMEs and components' comments", { timeout: 60_000 }, () => {
    const snippets = allSnippets();
    expect(Object.keys(snippets).length).toBeGreaterThan(10);
    const diagnostics = diagnosticsOf({ ...snippets, ...publishedExamples(), "unpublished.ts": unpublished });
    // The only one: an import of a name that is not published does not compile.
    expect(diagnostics.trim().split("\n")).toEqual([expect.stringMatching(/^unpublished\.ts.*storyPets/)]);
  });

  it("includes an example of every published component, hook and function", () => {
    expect(publishedFunctions.length).toBeGreaterThan(componentFolders.length);
    const without = publishedFunctions.flatMap(({ name, example }) => (example === undefined ? [name] : []));
    expect(without, "Add an @example to the JSDoc comment of each of these.").toEqual([]);
  });

  it("imports published modules only", () => {
    const specifiers = Object.values({ ...allSnippets(), ...publishedExamples() }).flatMap((code) =>
      Array.from(code.matchAll(/"(@petbox\/[^"]+)"/g), ([, specifier = ""]) => specifier),
    );
    expect(specifiers.length).toBeGreaterThan(100);
    expect(specifiers.filter((specifier) => !isPublished(specifier))).toEqual([]);
  });
});
