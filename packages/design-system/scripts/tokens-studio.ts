import { type Group, isRecord, type Mode, mapTokens, type TokenValue, type Tree } from "./token-tree.ts";

/** The type in Tokens Studio of each family that Figma can apply. */
const studioTypes: Readonly<Record<string, string>> = {
  color: "color",
  fontFamily: "fontFamilies",
  fontSize: "fontSizes",
  lineHeight: "lineHeights",
  fontWeight: "fontWeights",
  space: "spacing",
  radius: "borderRadius",
  size: "sizing",
  shadow: "boxShadow",
};

interface StudioToken {
  readonly $type: string;
  readonly $value: unknown;
  readonly $description?: string;
}

const pixels = (length: string) => (length.endsWith("rem") ? `${Number.parseFloat(length) * 16}px` : length);

/** The value in the units of Figma: pixels, percent, the name of the installed typeface. */
function studioValue({ family, value }: TokenValue): unknown {
  if (family === "fontFamily" && Array.isArray(value)) return String(value[0]).replace(" Variable", "");
  if (family === "lineHeight") return `${Math.round(Number(value) * 100)}%`;
  if (family === "shadow" && isRecord(value)) {
    const { offsetX: x, offsetY: y, blur, spread, color } = value;
    return { x, y, blur, spread, color, type: "dropShadow" };
  }
  return family === "color" ? value : pixels(String(value));
}

function token(given: TokenValue): StudioToken | undefined {
  const $type = studioTypes[given.family];
  if ($type === undefined) return undefined;
  const { description } = given;
  return { $type, $value: studioValue(given), ...(description !== undefined && { $description: description }) };
}

const isOfScheme = ({ inModes }: TokenValue) => inModes.dark !== undefined;

/** A theme: the token sets that are enabled, in the plugin's menu of its group. */
const theme = (id: string, group: string, name: string, sets: readonly string[]) => ({
  id,
  group,
  name,
  selectedTokenSets: Object.fromEntries(sets.map((set) => [set, "enabled"])),
});

/** The tokens as a file for Tokens Studio, the plugin of Figma: one token set for each mode, and themes that combine them. */
export function tokensStudio(file: Group) {
  const inMode = (mode: Mode): Tree<StudioToken> => mapTokens(file, mode, token);
  const sets = {
    base: mapTokens(file, "light", (given) => (isOfScheme(given) ? undefined : token(given))),
    light: mapTokens(file, "light", (given) => (isOfScheme(given) ? token(given) : undefined)),
    dark: inMode("dark"),
    lightContrast: inMode("lightContrast"),
    darkContrast: inMode("darkContrast"),
    compact: inMode("compact"),
  };
  return {
    ...sets,
    $themes: [
      theme("light", "Esquema", "Claro", ["light"]),
      theme("dark", "Esquema", "Escuro", ["dark"]),
      theme("lightContrast", "Esquema", "Claro, mais contraste", ["light", "lightContrast"]),
      theme("darkContrast", "Esquema", "Escuro, mais contraste", ["dark", "darkContrast"]),
      theme("comfortable", "Densidade", "Confortável", ["base"]),
      theme("compact", "Densidade", "Compacta", ["base", "compact"]),
    ],
    $metadata: { tokenSetOrder: Object.keys(sets) },
  };
}
