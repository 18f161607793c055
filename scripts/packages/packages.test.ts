import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { publishedPackages } from "./publishedPackages.ts";

const root = join(import.meta.dirname, "../..");
const read = (...path: readonly string[]) => readFileSync(join(root, ...path), "utf8");

/** React has these since 19.2. */
const newInReact = /import \{[^}]*\b(Activity|useEffectEvent)\b[^}]*\} from "react"/;

function importedPackages(code: string): readonly string[] {
  const subpaths = [...code.matchAll(/ from "([^".][^"]*)"/g)].map(([, subpath = ""]) => subpath);
  return [...new Set(subpaths.map((subpath) => /^(?:@[^/]+\/)?[^/]+/.exec(subpath)?.[0] ?? subpath))];
}

describe.each(publishedPackages)("the package $manifest.name", ({ folder, path, manifest }) => {
  it("has a README whose install command covers the imports of its first example", () => {
    const readme = read("packages", folder, "README.md");
    const [, command = ""] = /^npm install (.+)$/m.exec(readme) ?? [];
    const [, example = ""] = /^```tsx?\n(.*?)^```$/ms.exec(readme) ?? [];
    expect(command.split(" ")).toEqual(expect.arrayContaining([manifest.name, ...importedPackages(example)]));
  });

  it("has a licence, a changelog and the folder of its sources", () => {
    for (const file of ["LICENSE", "CHANGELOG.md"]) expect(existsSync(join(path, file)), file).toBe(true);
    expect(manifest.repository).toMatchObject({ directory: `packages/${folder}` });
  });

  it("declares no side effects, and React and styled-components as peers only", () => {
    expect(manifest.sideEffects).toBe(false);
    const names = Object.keys(manifest.dependencies ?? {});
    expect(names).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(?:react|react-dom|styled-components)$/)]),
    );
  });
});

describe.each(["design-system", "api-client"])("the peers of %s", (folder) => {
  it("require a React that has every API that the sources import", () => {
    const sources = globSync(`packages/${folder}/src/**/*.{ts,tsx}`, { cwd: root });
    expect(sources.filter((file) => newInReact.test(read(file)))).not.toEqual([]);
    const { peerDependencies } = JSON.parse(read("packages", folder, "package.json"));
    const [, major, minor] = /^\^(\d+)\.(\d+)/.exec(peerDependencies.react) ?? [];
    expect([Number(major), Number(minor) >= 2]).toEqual([19, true]);
  });
});

describe("the Storybook page on using the library", () => {
  it("has an install command that covers the imports of its first example", () => {
    const page = read(".storybook/pages/UsarNoSeuProjeto.mdx");
    const [, command = ""] = /npm install ([^`]+)`/.exec(page) ?? [];
    const imports = importedPackages(read(".storybook/docs/examples/FirstPage.tsx"));
    expect(command.split(" ")).toEqual(expect.arrayContaining([...imports]));
  });
});
