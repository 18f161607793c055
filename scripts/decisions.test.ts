import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "..");
const read = (file: string) => readFileSync(join(root, file), "utf8");
const filesIn = (pattern: string) =>
  globSync(pattern, { cwd: root, exclude: (name) => /(?:^|\/)(?:node_modules|dist)$/.test(name) });

const documents = filesIn("{*.md,docs/**/*.md,packages/*/README.md,.storybook/pages/*.mdx}");
const sources = filesIn("{packages,apps}/*/{src,e2e,scripts}/**/*.{ts,tsx}").concat(
  filesIn("{scripts,.storybook}/**/*.{ts,tsx}"),
);

/** "decision 55", "decisions 55 and 56". */
const reference = /\bdecisions? (\d+(?:(?:,| and| or| to) \d+)*)/gi;

function numbersIn(text: string): readonly string[] {
  return [...text.matchAll(reference)].flatMap(([, numbers = ""]) => numbers.match(/\d+/g) ?? []);
}

/** The anchor of a heading: "## 55. The living world" is "55-the-living-world". */
function anchorOf(heading: string): string {
  const text = heading.replace(/^#+ /, "").toLowerCase();
  return text.replace(/[^\p{L}\p{N} _-]/gu, "").replaceAll(" ", "-");
}

it("every decision that a source or a document names is in docs/decisions.md", () => {
  const known = new Set([...read("docs/decisions.md").matchAll(/^## (\d+)\. /gm)].map(([, number]) => number));
  const unknown = [...sources, ...documents].flatMap((file) =>
    numbersIn(read(file))
      .filter((number) => !known.has(number))
      .map((number) => `${file}: decision ${number}`),
  );
  expect(unknown).toEqual([]);
});

it("every link in a document leads to a file of the repository, and to a heading in it", () => {
  const broken = documents.flatMap((file) =>
    [...read(file).matchAll(/\]\((?!https?:|mailto:|\?|#)([^)#\s]+)(?:#([^)\s]+))?\)/g)]
      .filter(([, path = "", anchor]) => {
        const target = join(dirname(file), path);
        if (!existsSync(join(root, target))) return true;
        return anchor !== undefined && !(read(target).match(/^#+ .*$/gm) ?? []).map(anchorOf).includes(anchor);
      })
      .map(([link]) => `${file}: ${link.slice(1)}`),
  );
  expect(broken).toEqual([]);
});

it("finds references and anchors in their written form", () => {
  expect(numbersIn("as decided (decision 4); see Decisions 46, 47 and 48")).toEqual(["4", "46", "47", "48"]);
  expect(anchorOf("## 55. The shop's clock: one, and the server's")).toBe("55-the-shops-clock-one-and-the-servers");
});
