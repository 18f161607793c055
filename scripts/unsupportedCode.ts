import compatData from "@mdn/browser-compat-data" with { type: "json" };
import type { BrowserName, CompatData, CompatStatement, Identifier } from "@mdn/browser-compat-data";
import { parseAst } from "vite";
import { browserFloor } from "./browserFloor.ts";

/** MDN's name of each supported browser, by Browserslist's. */
const mdnNames: Readonly<Record<string, BrowserName>> = {
  safari: "safari",
  ios_saf: "safari_ios",
  chrome: "chrome",
  edge: "edge",
  firefox: "firefox",
  samsung: "samsunginternet_android",
};

/** Whether the first version is later than the second, both as "15.6". */
function isLater(one: string, other: string): boolean {
  const [a = 0, b = 0] = one.split(".").map(Number);
  const [c = 0, d = 0] = other.split(".").map(Number);
  return a === c ? b > d : a > c;
}

/** Whether one of the oldest browsers lacks a feature. */
function isLacking({ support }: CompatStatement): boolean {
  return Object.entries(browserFloor).some(([name, oldest]) => {
    const mdnName = mdnNames[name];
    const statements = mdnName === undefined ? undefined : support[mdnName];
    const [latest] = [statements ?? []].flat();
    const added = latest?.version_added;
    const isThere = typeof added === "string" && added !== "preview" && !isLater(added.replace("≤", ""), oldest);
    return !isThere || latest?.flags !== undefined;
  });
}

/** What the oldest browsers lack: globals, members of a global such as `Intl.Segmenter`, and methods by name. */
const lacking = { globals: new Set<string>(), statics: new Set<string>(), methods: new Set<string>() };
const everywhere = new Set<string>();

const { api, javascript }: CompatData = compatData;
for (const [owner, features] of [...Object.entries(api), ...Object.entries(javascript.builtins ?? {})]) {
  if (!("__compat" in features)) continue;
  if (features.__compat && isLacking(features.__compat)) lacking.globals.add(owner);
  for (const [key, feature] of Object.entries<Identifier>(features)) noteMember(owner, key, feature);
}
for (const name of everywhere) lacking.methods.delete(name);

/** Whether a page uses the interface often enough for a method to be known by its name. */
function isCommon(owner: string): boolean {
  const isOfPages =
    /^(?:HTML\w*|Element|Document\w*|Node|Window|Navigator|URL\w*|Blob|Response|Request|Event|Crypto|OffscreenCanvas)$/;
  return isOfPages.test(owner) || owner in (javascript.builtins ?? {});
}

function noteMember(owner: string, key: string, { __compat }: Identifier): void {
  if (__compat === undefined || !/^\w+$/.test(key)) return;
  const name = key.replace(/_static$/, "");
  const isYoung = isLacking(__compat);
  if (isYoung) lacking.statics.add(`${owner}.${name}`);
  if (key !== name || !isCommon(owner)) return;
  // A name counts only if no older interface has it, too.
  if (isYoung) lacking.methods.add(name);
  else everywhere.add(name);
}

interface SyntaxNode {
  readonly type: string;
  readonly [part: string]: unknown;
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";

const nameOf = (node: unknown) => (isNode(node) && typeof node.name === "string" ? node.name : "");

/** Parts of regular expressions that a browser without them cannot parse. */
const youngPattern = /\(\?<[=!]|\(\?[ims-]+:/;

/**
 * Lists the syntax and the APIs of a script that the oldest supported browsers lack, by MDN's data. A method counts by
 * its name alone.
 */
export function unsupportedCode(source: string): ReadonlySet<string> {
  const found = new Set<string>();
  const declared = new Set<string>();
  const globals = new Set<string>();

  function note(node: SyntaxNode, parent: SyntaxNode | undefined, part: string): void {
    const name = nameOf(node);
    if (node.type === "StaticBlock") found.add("static {}");
    if (patternsOf(node).some((pattern) => youngPattern.test(pattern))) found.add("regular expression");
    if (node.type === "MemberExpression" && node.computed === false) noteAccess(node, parent?.callee === node);
    if (node.type !== "Identifier") return;
    const isKey = part === "property" || part === "key";
    if (/^(?:id|local|params|value|left)$/.test(part) && parent?.type !== "AssignmentExpression") declared.add(name);
    else if (!isKey && lacking.globals.has(name)) globals.add(name);
  }

  function noteAccess({ object, property }: SyntaxNode, isCalled: boolean): void {
    const [owner, name] = [nameOf(object), nameOf(property)];
    if (/^(?:window|self|globalThis)$/.test(owner) && lacking.globals.has(name)) found.add(name);
    else if (lacking.statics.has(`${owner}.${name}`)) found.add(`${owner}.${name}`);
    else if (lacking.methods.has(name) && isCalled) found.add(`.${name}()`);
  }

  function visit(value: unknown, parent: SyntaxNode | undefined, part: string): void {
    if (Array.isArray(value)) for (const each of value) visit(each, parent, part);
    if (!isNode(value)) return;
    note(value, parent, part);
    for (const [key, child] of Object.entries(value)) visit(child, value, key);
  }

  visit(parseAst(source), undefined, "");
  for (const name of globals) if (!declared.has(name)) found.add(name);
  return found;
}

/** The patterns that a node makes a regular expression of, whether as a literal or by a call. */
function patternsOf(node: SyntaxNode): readonly string[] {
  const { regex, callee } = node;
  if (typeof regex === "object" && regex !== null && "pattern" in regex) return [String(regex.pattern)];
  return nameOf(callee) === "RegExp" ? [JSON.stringify(node.arguments)] : [];
}
