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
    const readme = read(folder, "README.md");
    const [, command = ""] = /^npm install (.+)$/m.exec(readme) ?? [];
    const [, example = ""] = /^```tsx?\n(.*?)^```$/ms.exec(readme) ?? [];
    expect(command.split(" ")).toEqual(expect.arrayContaining([manifest.name, ...importedPackages(example)]));
  });

  it("has the MIT licence, a changelog, a home, and the Node version of the repository", () => {
    const home = "https://github.com/petbox/petbox";
    expect(read(folder, "LICENSE")).toBe(read("LICENSE"));
    expect(existsSync(join(path, "CHANGELOG.md"))).toBe(true);
    expect(manifest).toMatchObject({
      license: "MIT",
      homepage: `${home}/tree/main/${folder}#readme`,
      bugs: `${home}/issues`,
      engines: JSON.parse(read("package.json")).engines,
      repository: { url: `git+${home}.git`, directory: folder },
    });
  });

  it("has a README that needs no other file of the repository, and none of its commands", () => {
    const readme = read(folder, "README.md");
    const linked = [...readme.matchAll(/\]\((?!https?:|#)([^)#]+)/g), ...readme.matchAll(/`([\w./-]+\.(?:md|json))`/g)];
    const packed = (file: string) => manifest.files.includes(file) && existsSync(join(path, file));
    expect(linked.map(([, file = ""]) => file).filter((file) => !packed(file))).toEqual([]);
    expect(readme).not.toMatch(/npm (?:run|start)\b/);
  });

  it("declares no side effects of a module, and React and styled-components as peers only", () => {
    expect([false, ["**/*.css"]]).toContainEqual(manifest.sideEffects);
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
