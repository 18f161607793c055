import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { componentFolders } from "../../packages/design-system/scripts/component-folders.ts";
import { publishedPackages } from "../../scripts/packages/publishedPackages.ts";
import { exampleSource } from "../docs/exampleSource.ts";

/** Code that is offered to be copied. */
export interface Snippet {
  /** Where it is offered: the name of the component, the package, the page. */
  readonly from: string;
  readonly code: string;
}

const storybook = join(import.meta.dirname, "..");
const library = join(storybook, "../packages/design-system");

/** The code in a text of Markdown. */
function fencedIn(text: string): readonly string[] {
  return [...text.matchAll(/^```tsx?\n(.*?)^```$/gms)].map(([, code = ""]) => code);
}

function inReadmes(): Snippet[] {
  const readmes = publishedPackages.map(({ folder, path }) => ({
    folder,
    text: readFileSync(join(path, "README.md"), "utf8"),
  }));
  return readmes.flatMap(({ folder, text }) => fencedIn(text).map((code) => ({ from: `README of ${folder}`, code })));
}

function ofComponents(): Snippet[] {
  return componentFolders.flatMap(({ name, path }) => {
    const code = exampleSource(readFileSync(join(library, path, `${name}.docs.tsx`), "utf8"), name);
    return code === undefined ? [] : [{ from: name, code }];
  });
}

function onPages(): Snippet[] {
  const examples = join(storybook, "docs/examples");
  return [
    ...readdirSync(examples).map((file) => ({ from: file, code: readFileSync(join(examples, file), "utf8") })),
    ...readdirSync(join(storybook, "pages")).flatMap((file) =>
      fencedIn(readFileSync(join(storybook, "pages", file), "utf8")).map((code) => ({ from: file, code })),
    ),
  ];
}

/** All that the READMEs, the components' pages and the written pages offer. */
export function allSnippets(): readonly Snippet[] {
  return [...inReadmes(), ...ofComponents(), ...onPages()];
}
