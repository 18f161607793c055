/** The modes in which a token may have a different value. */
export const modes = ["dark", "lightContrast", "darkContrast", "compact", "reducedMotion"] as const;

type Mode = (typeof modes)[number];

/** A token of the Design Tokens format: its value, its values in other modes, and its maximum (`most`) as a viewport length. */
type Token = {
  readonly $value: unknown;
  readonly $extensions?: { readonly "br.com.petbox"?: { readonly [other in Mode | "most"]?: unknown } };
};
type Group = { readonly [name: string]: unknown };
type Values = { [name: string]: string | number | Values };

const isRecord = (value: unknown): value is Group =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isToken = (value: Group): value is Group & Token => "$value" in value;

function family(name: unknown): string {
  const text = String(name);
  return text.includes(" ") ? `"${text}"` : text;
}

function shadow(layer: Group): string {
  return [layer.offsetX, layer.offsetY, layer.blur, layer.spread, layer.color].join(" ");
}

/** The value in CSS syntax. */
function toCss(type: unknown, value: unknown): string | number {
  if (type === "fontFamily" && Array.isArray(value)) return value.map(family).join(", ");
  if (type === "cubicBezier" && Array.isArray(value)) return `cubic-bezier(${value.join(", ")})`;
  if (type === "shadow" && isRecord(value)) return shadow(value);
  if (typeof value === "string" || typeof value === "number") return value;
  throw new TypeError(`A token of type ${String(type)} cannot hold ${JSON.stringify(value)}`);
}

function collect(group: Group, mode: Mode | "own", inherited: unknown): Values {
  const type = group.$type ?? inherited;
  const values: Values = {};
  for (const [name, entry] of Object.entries(group)) {
    if (name.startsWith("$") || !isRecord(entry)) continue;
    if (!isToken(entry)) {
      const inner = collect(entry, mode, type);
      if (Object.keys(inner).length > 0) values[name] = inner;
      continue;
    }
    const other = entry.$extensions?.["br.com.petbox"];
    const value = mode === "own" ? entry.$value : other?.[mode];
    if (value === undefined) continue;
    const css = toCss(entry.$type ?? type, value);
    values[name] = other?.most === undefined ? css : `min(${css},${other.most})`;
  }
  return values;
}

/** The light value of every token, nested as in the file. */
export const lightValues = (file: Group): Values => collect(file, "own", undefined);

/** The tokens with a different value in a mode, nested as in the file. */
export const valuesIn = (mode: Mode, file: Group): Values => collect(file, mode, undefined);
