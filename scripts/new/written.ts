import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type Choices, choicesIn } from "./choices.ts";
import { inserted } from "./inserted.ts";
import { type Kind, kinds, type Part } from "./kinds.ts";

const templates = join(import.meta.dirname, "templates");
const components = "packages/design-system/src/components";

/** The arguments are wrong; the message says why. */
export class CannotWrite extends Error {}

const templateOf = (name: string) => readFileSync(join(templates, `${name}.template`), "utf8");

/** The title of a folder in Storybook's sidebar, from its stories: "Componentes/Status". */
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

/** The name of the domain's constant with the paths of an area; undefined for an area without paths. */
function pathsIn(root: string, area: string): string | undefined {
  return new RegExp(`^  ${area}: (\\w+),$`, "m").exec(readFileSync(join(root, paths), "utf8"))?.[1];
}

const asTitle = (area: string) => area.charAt(0).toUpperCase() + area.slice(1);

function namesOf(root: string, kind: string, area: string, name: string): Names {
  const folder = kind === "component" ? join(root, components, area) : join(root, "apps/shop/src/pages", area);
  const title = titleIn(folder);
  if (kind === "component" && title === undefined) throw new CannotWrite(`${area} is not a group of components.`);
  const routes = join(folder, "routes.ts");
  const choices = choicesIn(area, existsSync(routes) ? readFileSync(routes, "utf8") : undefined);
  const areaPaths = pathsIn(root, area) ?? `${area}Paths`;
  const ofArea = (title ?? asTitle(area)).replace("Telas/", "");
  const isComponent = kind === "component";
  return { name, area, title: isComponent ? (title ?? "") : ofArea, areaPaths, ...choices };
}

function writePart(root: string, { file, whole, piece, into, before, after }: Part, names: Names): string {
  const { name, area, areaPaths, children } = names;
  const fill = (text: string) =>
    text
      .replaceAll("{area}", area)
      .replaceAll("{Name}", name)
      .replaceAll("{name}", asValue(name))
      .replaceAll("{areaPaths}", areaPaths)
      .replaceAll("{children}", children);
  const path = fill(file);
  const full = join(root, path);
  const exists = existsSync(full);
  if (exists && piece === undefined) throw new CannotWrite(`${path} already exists.`);
  const text = exists || whole === undefined ? readFileSync(full, "utf8") : filled(templateOf(whole), names);
  const place = { into: into && fill(into), before, after: after && fill(after) };
  mkdirSync(dirname(full), { recursive: true });
  writeFileSync(full, piece === undefined ? text : inserted(text, filled(templateOf(piece), names), place));
  return path;
}

/**
 * Writes the files of a new component, screen or call.
 *
 * @param root the repository's root.
 * @param kindName "component", "screen" or "call".
 * @param where its area or group, and its name: "account/Wishes".
 * @returns the kind and the written files, relative to the root.
 * @throws CannotWrite
 */
export function writeNew(root: string, kindName: string, where: string): { kind: Kind; files: readonly string[] } {
  const kind = kinds[kindName];
  if (kind === undefined) throw new CannotWrite(`The kind is one of: ${Object.keys(kinds).join(", ")}.`);
  const [, area = "", name = ""] = /^([a-z]\w*)\/([A-Z]\w*)$/.exec(where) ?? [];
  if (name === "") throw new CannotWrite(`The name is ${kind.named}.`);
  const names = namesOf(root, kindName, area, name);
  const opening = pathsIn(root, area) === undefined ? (kind.opening ?? []) : [];
  const files = [...opening, ...kind.parts].map((part) => writePart(root, part, names));
  return { kind, files: [...new Set(files)] };
}

/** The values of a template's placeholders. */
interface Names extends Choices {
  /** "CouponList" */
  readonly name: string;
  /** An area of the shop, or a group of components. */
  readonly area: string;
  /** The title of the group or area in Storybook's sidebar. */
  readonly title: string;
  /** "couponPaths": the domain's constant with the paths of the area. */
  readonly areaPaths: string;
}

/** "CouponList" → "couponList" */
const asValue = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);

/** "CouponList" → "coupon-list" */
const asPathSegment = (name: string) => asValue(name).replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Fills in the placeholders of a template. */
function filled(template: string, names: Names): string {
  const { name, area, title, areaPaths, handle, guardImports, fallback, loader, scenario } = names;
  return template
    .replaceAll("{guardImports}", guardImports)
    .replaceAll("{handle}", handle)
    .replaceAll("{fallback}", fallback)
    .replaceAll("{loader}", loader)
    .replaceAll("{scenario}", scenario)
    .replaceAll("{areaPaths}", areaPaths)
    .replaceAll("{groupTitle}", title)
    .replaceAll("{Area}", title)
    .replaceAll("{area}", area)
    .replaceAll("{sample}", asPathSegment(name))
    .replaceAll("Sample", name)
    .replaceAll("sample", asValue(name));
}
