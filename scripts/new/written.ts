import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
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

/** How the addresses of an area are called in the domain. */
function pathsIn(root: string, area: string): string {
  const paths = readFileSync(join(root, "packages/domain/src/site/paths.ts"), "utf8");
  return new RegExp(`^  ${area}: (\\w+),$`, "m").exec(paths)?.[1] ?? "";
}

function namesOf(root: string, kind: string, area: string, name: string): Names {
  const folder = kind === "component" ? join(root, components, area) : join(root, "apps/shop/src/pages", area);
  const title = titleIn(folder);
  if (kind === "component" && title === undefined) throw new CannotWrite(`${area} is no group of components.`);
  const areaPaths = pathsIn(root, area);
  if (kind === "screen" && areaPaths === "") throw new CannotWrite(`${area} has no addresses in site/paths.ts.`);
  return { name, area, title: kind === "component" ? (title ?? "") : (title ?? area).replace("Telas/", ""), areaPaths };
}

function writePart(root: string, { file, whole, piece, into }: Part, names: Names): string {
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
  const before = isThere || whole === undefined ? readFileSync(full, "utf8") : filled(templateOf(whole), names);
  const list = into === undefined ? undefined : fill(into);
  const after = piece === undefined ? before : inserted(before, filled(templateOf(piece), names), list);
  mkdirSync(dirname(full), { recursive: true });
  writeFileSync(full, after);
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
  return { kind, files: kind.parts.map((part) => writePart(root, part, names)) };
}
