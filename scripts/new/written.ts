import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { CannotWrite } from "./cannotWrite.ts";
import { inserted } from "./inserted.ts";
import { type Kind, kinds, type Part } from "./kinds.ts";
import { type Names, namesOf, pathsIn } from "./names.ts";

const templates = join(import.meta.dirname, "templates");

/** Fills in the placeholders of a text. */
function filled(text: string, names: Names): string {
  return Object.entries(names)
    .reduce((sum, [placeholder, value]) => sum.replaceAll(`{${placeholder}}`, () => String(value)), text)
    .replaceAll("Sample", names.Name)
    .replaceAll("sample", names.name);
}

/** Adds the file of a part, with its new text, to the texts that are to be written. */
function addPart(root: string, part: Part, names: Names, texts: Map<string, string>): void {
  const fill = (text: string) => filled(text, names);
  const template = (name: string) => fill(readFileSync(join(templates, `${name}.template`), "utf8"));
  const { whole, piece, into, before, after } = part;
  const path = fill(part.file);
  const full = join(root, path);
  const exists = existsSync(full);
  if (exists && piece === undefined) throw new CannotWrite(`${path} already exists.`);
  const present = exists ? readFileSync(full, "utf8") : whole && template(whole);
  const text = texts.get(path) ?? present ?? "";
  const place = { into: into && fill(into), before, after: after && fill(after) };
  texts.set(path, piece === undefined ? text : inserted({ path, text }, template(piece), place));
}

/**
 * Writes the files of a new component, screen or call: all of them, or none.
 *
 * @param root the repository's root.
 * @param kindName "component", "screen" or "call".
 * @param where its area or group, and its name: "account/Wishes".
 * @param title the title of a screen: "Desejos".
 * @returns the kind and the written files, relative to the root.
 * @throws CannotWrite
 */
export function writeNew(
  root: string,
  kindName: string,
  where: string,
  title = "",
): { kind: Kind; files: readonly string[] } {
  const kind = kinds[kindName];
  if (kind === undefined) throw new CannotWrite(`The kind is one of: ${Object.keys(kinds).join(", ")}.`);
  const [, area = "", name = ""] = /^([a-z]\w*)\/([A-Z]\w*)$/.exec(where) ?? [];
  if (name === "") throw new CannotWrite(`The name is ${kind.named}.`);
  const names = namesOf(root, kindName, area, name, title);
  const opening = pathsIn(root, area) === undefined ? (kind.opening ?? []) : [];
  const texts = new Map<string, string>();
  for (const part of [...opening, ...kind.parts]) addPart(root, part, names, texts);
  for (const [path, text] of texts) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return { kind, files: [...texts.keys()] };
}
