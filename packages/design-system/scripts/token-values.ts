import { type Group, isRecord, type Mode, mapTokens, type TokenValue, type Tree } from "./token-tree.ts";

type Values = Tree<string | number>;

function family(name: unknown): string {
  const text = String(name);
  return text.includes(" ") ? `"${text}"` : text;
}

function shadow(layer: Group): string {
  return [layer.offsetX, layer.offsetY, layer.blur, layer.spread, layer.color].join(" ");
}

/** The value in CSS syntax. */
function toCss({ type, value }: TokenValue): string | number {
  if (type === "fontFamily" && Array.isArray(value)) return value.map(family).join(", ");
  if (type === "cubicBezier" && Array.isArray(value)) return `cubic-bezier(${value.join(", ")})`;
  if (type === "shadow" && isRecord(value)) return shadow(value);
  if (typeof value === "string" || typeof value === "number") return value;
  throw new TypeError(`A token of type ${String(type)} cannot hold ${JSON.stringify(value)}`);
}

function capped(token: TokenValue): string | number {
  return token.most === undefined ? toCss(token) : `min(${toCss(token)},${token.most})`;
}

/** The light value of every token, nested as in the file. */
export const lightValues = (file: Group): Values => mapTokens(file, "light", capped);

/** The tokens with a different value in a mode, nested as in the file. */
export const valuesIn = (mode: Mode, file: Group): Values => mapTokens(file, mode, capped);
