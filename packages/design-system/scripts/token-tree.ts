/** The modes in which a token may have a different value. */
export const modes = ["dark", "lightContrast", "darkContrast", "compact", "reducedMotion"] as const;

export type Mode = (typeof modes)[number];

/** A token of the Design Tokens format: its value, its values in other modes, and its maximum (`most`) as a viewport length. */
type Token = {
  readonly $value: unknown;
  readonly $type?: unknown;
  readonly $description?: string;
  readonly $extensions?: { readonly "br.com.petbox"?: { readonly [other in Mode | "most"]?: unknown } };
};

/** A parsed tokens.json, or a group of it. */
export type Group = { readonly [name: string]: unknown };

/** A token in one mode. */
export interface TokenValue {
  /** Its type, which may come from its group. */
  readonly type: unknown;
  /** The name of its outermost group. */
  readonly family: string;
  readonly value: unknown;
  /** Its values in other modes. */
  readonly inModes: { readonly [mode in Mode]?: unknown };
  readonly most: unknown;
  readonly description: string | undefined;
}

export type Tree<Leaf> = { [name: string]: Leaf | Tree<Leaf> };

export const isRecord = (value: unknown): value is Group =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isToken = (value: Group): value is Group & Token => "$value" in value;

/**
 * Returns what `convert` makes of every token, nested as in the file. Tokens that have no value in the mode, and those converted to
 * undefined, are left out.
 */
export function mapTokens<Leaf>(
  file: Group,
  mode: Mode | "light",
  convert: (token: TokenValue) => Leaf | undefined,
): Tree<Leaf> {
  const inMode = (token: Token, inherited: unknown, family: string): TokenValue | undefined => {
    const { most, ...inModes } = token.$extensions?.["br.com.petbox"] ?? {};
    const value = mode === "light" ? token.$value : inModes[mode];
    const { $type: type = inherited, $description: description } = token;
    return value === undefined ? undefined : { type, family, value, inModes, most, description };
  };
  const collect = (group: Group, inherited: unknown, family: string): Tree<Leaf> => {
    const { $type: type = inherited } = group;
    const leaves: Tree<Leaf> = {};
    for (const [name, entry] of Object.entries(group)) {
      if (name.startsWith("$") || !isRecord(entry)) continue;
      if (isToken(entry)) {
        const token = inMode(entry, type, family);
        const leaf = token && convert(token);
        if (leaf !== undefined) leaves[name] = leaf;
      } else {
        const inner = collect(entry, type, family || name);
        if (Object.keys(inner).length > 0) leaves[name] = inner;
      }
    }
    return leaves;
  };
  return collect(file, undefined, "");
}
