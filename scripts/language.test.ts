import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseAst } from "vite";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "..");

/** Tests, documentation, other languages, names of places and breeds, messages of the server for developers, and the texts of Laravel itself. */
const excluded =
  /\.(?:test|stories|docs|styles)\.tsx?$|\/story[A-Z]|src\/(?:conformance|contractCheck)\/|shop\/src\/testing\/|seed\/(?:breeds|places)|contract\/openApi|client\/frameworkText|domain\/src\/messages\/(?:en|es)\.|backend\/(?:documents|fault|laravelReplies|serveFallback)\./;

/** The sources of all texts on screen. */
const sources = globSync(
  [
    "apps/{shop,panel}/src/**/*.{ts,tsx}",
    "apps/mock-server/src/{backend,scenarios,seed}/**/*.ts",
    "packages/{api-client,domain}/src/**/*.ts",
    "packages/design-system/src/{components,screens}/**/*.{ts,tsx}",
  ],
  { cwd: root },
).filter((file) => !excluded.test(file));

/** Frequent English words that are not Portuguese ones. */
const english =
  /(?<!\p{L})(?:the|and|you|your|with|this|that|from|not|are|was|been|have|has|will|cannot|must|should|please|of|to|or|by|it|our|my|be|an|if|what|when|where|who|how|only|here|there|error|loading|save|saving|next|back|close|open|choose|send|retry|again)(?!\p{L})/iu;

interface SyntaxNode {
  readonly type: string;
  readonly name?: unknown;
  readonly [part: string]: unknown;
}

function isNode(part: unknown): part is SyntaxNode {
  return typeof part === "object" && part !== null && "type" in part && typeof part.type === "string";
}

function nameIn(part: unknown): string {
  return isNode(part) && typeof part.name === "string" ? part.name : "";
}

/** Whether the node is for programs and developers: imports, types, CSS, errors, summaries of the contract. */
function isForProgrammers({ type, callee, key }: SyntaxNode): boolean {
  if (/^(?:Import|ExportAll|TS(?!AsExpression|SatisfiesExpression))|^TaggedTemplate/.test(type)) return true;
  return /(?:Error|warnInDevelopment)$|^addIssue$/.test(nameIn(callee)) || nameIn(key) === "summary";
}

function textOf({ type, value }: SyntaxNode): string | undefined {
  if (typeof value === "string") return type === "JSXText" || /\p{L}.* .*\p{L}/u.test(value) ? value : undefined;
  if (type !== "TemplateElement" || typeof value !== "object" || value === null || !("cooked" in value))
    return undefined;
  return typeof value.cooked === "string" && value.cooked.trim().includes(" ") ? value.cooked : undefined;
}

/** The texts in a syntax tree: JSX text, and literals of more than one word. */
function textsOf(part: unknown): string[] {
  if (Array.isArray(part)) return part.flatMap(textsOf);
  if (!isNode(part) || isForProgrammers(part)) return [];
  const text = textOf(part)?.trim();
  return [...(text ? [text] : []), ...Object.values(part).flatMap(textsOf)];
}

const texts = sources.flatMap((file) => {
  const { body } = parseAst(readFileSync(join(root, file), "utf8"), { lang: file.endsWith("x") ? "tsx" : "ts" });
  return textsOf(body).map((text) => ({ file, text }));
});

it("FUN-001 no text on screen is English", () => {
  expect(texts.length).toBeGreaterThan(500);
  expect(texts.filter(({ text }) => english.test(text))).toEqual([]);
});

it("a dog is called cachorro throughout", () => {
  expect(texts.filter(({ text }) => /(?<!\p{L})(?:c[ãa]o|cães|cãozinho|doguinho)(?!\p{L})/iu.test(text))).toEqual([]);
});
