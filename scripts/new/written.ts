import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { choicesIn } from "./choices.ts";
import { asValue, filled, type Names } from "./filled.ts";
import { inserted } from "./inserted.ts";
import { type Kind, kinds, type Part } from "./kinds.ts";

const templates = join(import.meta.dirname, "templates");
const components = "packages/design-system/src/components";

/** What is asked for cannot be written: the text says why. */
export class CannotWrite extends Error {}

const templateOf = (name: string) => readFileSync(join(templates, `${name}.template`), "utf8");

/** How the sidebar calls what is in a folder already: "Componentes/Status" of its stories. */
function titleIn(folder: string): string | undefined {
  if (!existsSync(folder)) return undefined;
  const stories = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(".stories.tsx"),
  );
  return stories
    .map(
      (name) =>
        /title: "((?:Componentes|Fundamentos|Telas)(?:\/[^/"]+)?)\//.exec(
          readFileSync(join(folder, name), "utf8"),
        )?.[1],
    )
    .find((title) => title !== undefined);
}

const paths = "packages/domain/src/site/paths.ts";

/** How the addresses of an area are called in the domain; undefined of an area that has none. */
function pathsIn(root: string, area: string): string | undefined {
  return new RegExp(`^  ${area}: (\\w+),$`, "m").exec(readFileSync(join(root, paths), "utf8"))?.[1];
}

const asTitle = (area: string) => area.charAt(0).toUpperCase() + area.slice(1);

function namesOf(root: string, kind: string, area: string, name: string): Names {
  const folder = kind === "component" ? join(root, components, area) : join(root, "apps/shop/src/pages", area);
  const title = titleIn(folder);
  if (kind === "component" && title === undefined) throw new CannotWrite(`${area} is no group of components.`);
  const pages = join(folder, "pages.ts");
  const { path, ...choices } = choicesIn(existsSync(pages) ? readFileSync(pages, "utf8") : undefined);
  const areaPaths = pathsIn(root, area) ?? `${area}Paths`;
  const ofArea = (title ?? asTitle(area)).replace("Telas/", "");
  const isComponent = kind === "component";
  return { name, area, title: isComponent ? (title ?? "") : ofArea, areaPaths, path, ...choices };
}

function writePart(root: string, { file, whole, piece, into, before, after }: Part, names: Names): string {
  const { name, area, areaPaths } = names;
  const fill = (text: string) =>
    text
      .replaceAll("{area}", area)
      .replaceAll("{Name}", name)
      .replaceAll("{name}", asValue(name))
      .replaceAll("{areaPaths}", areaPaths);
  const path = fill(file);
  const full = join(root, path);
  const isThere = existsSync(full);
  if (isThere && piece === undefined) throw new CannotWrite(`${path} is there already.`);
  const text = isThere || whole === undefined ? readFileSync(full, "utf8") : filled(templateOf(whole), names);
  const place = { into: into && fill(into), before, after };
  mkdirSync(dirname(full), { recursive: true });
  writeFileSync(full, piece === undefined ? text : inserted(text, filled(templateOf(piece), names), place));
  return path;
}

/**
 * Writes the files of something new.
 * @param root the repository.
 * @param asked what is written: "component", "screen" or "call".
 * @param where its area, or group, and its name: "account/Wishes".
 * @returns what it is and the files, from the root.
 * @throws CannotWrite
 */
export function writeNew(root: string, asked: string, where: string): { kind: Kind; files: readonly string[] } {
  const kind = kinds[asked];
  if (kind === undefined) throw new CannotWrite(`What is new is one of: ${Object.keys(kinds).join(", ")}.`);
  const [, area = "", name = ""] = /^([a-z]\w*)\/([A-Z]\w*)$/.exec(where) ?? [];
  if (name === "") throw new CannotWrite(`Its name is ${kind.named}.`);
  const names = namesOf(root, asked, area, name);
  const opening = pathsIn(root, area) === undefined ? (kind.opening ?? []) : [];
  const files = [...opening, ...kind.parts].map((part) => writePart(root, part, names));
  return { kind, files: [...new Set(files)] };
}
