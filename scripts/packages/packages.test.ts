import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { type Manifest, publishedPackages } from "./publishedPackages.ts";
import { keyOf, publishedTarget } from "./publishedTarget.ts";

const root = join(import.meta.dirname, "../..");
const read = (...path: readonly string[]) => readFileSync(join(root, ...path), "utf8");

/** React has these since 19.2. */
const newInReact = /import \{[^}]*\b(Activity|useEffectEvent)\b[^}]*\} from "react"/;

function importedPackages(code: string): readonly string[] {
  const subpaths = [...code.matchAll(/ from "([^".][^"]*)"/g)].map(([, subpath = ""]) => subpath);
  return [...new Set(subpaths.map((subpath) => /^(?:@[^/]+\/)?[^/]+/.exec(subpath)?.[0] ?? subpath))];
}

/** How the README of a package names several subpaths at once. */
const groupOf: Readonly<Record<string, (subpath: string) => string>> = {
  "packages/domain": (subpath) => `\`${dirname(subpath)}\``,
  "packages/api-client": (subpath) => `<area>/${basename(subpath)}`,
  "packages/design-system": (subpath) => `/${subpath.split("/")[0]}/…`,
};

/** The subpaths that other teams can import, of the modules in `src`. */
function publishedSubpaths(path: string, { exports }: Manifest): readonly string[] {
  const modules = globSync("**/*.{ts,tsx}", {
    cwd: join(path, "src"),
    exclude: ["**/*.{test,stories}.*", "conformance/**"],
  });
  const keys = [...Object.keys(exports), ...modules.map((file) => `./${file.replace(/\.tsx?$/, "")}`)];
  return keys
    .filter((key) => !key.includes("*") && publishedTarget(exports, keyOf(exports, key)) !== undefined)
    .map((key) => key.slice("./".length))
    .filter((subpath) => subpath !== "package.json");
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

  it("has a README that names every subpath", () => {
    const readme = read(folder, "README.md");
    const unnamed = publishedSubpaths(path, manifest).filter((subpath) => {
      const general = groupOf[folder]?.(subpath);
      return !readme.includes(subpath) && (general === undefined || !readme.includes(general));
    });
    expect(unnamed).toEqual([]);
  });

  it("declares no side effects of a module, and React and styled-components as peers only", () => {
    expect([false, ["**/*.css"]]).toContainEqual(manifest.sideEffects);
    const names = Object.keys(manifest.dependencies ?? {});
    expect(names).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(?:react|react-dom|styled-components)$/)]),
    );
  });
});

it("opens only parts of screens that the shop imports", () => {
  const { exports } = JSON.parse(read("packages/design-system/package.json"));
  const parts = Object.keys(exports).filter((key) => /^\.\/screens\/[^*]+$/.test(key));
  const sources = globSync("apps/shop/src/**/*.{ts,tsx}", { cwd: root }).map((file) => read(file));
  const unused = parts.filter(
    (key) => !sources.some((code) => code.includes(`"@petbox/design-system/${key.slice(2)}"`)),
  );
  expect(parts.length).toBeGreaterThan(20);
  expect(unused).toEqual([]);
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
