import { type Group, isRecord, type Mode, mapTokens, type TokenValue, type Tree } from "./token-tree.ts";

/** The types of the Design Tokens format (2025.10) that the tokens have. */
const types = [
  "color",
  "dimension",
  "fontFamily",
  "fontWeight",
  "number",
  "duration",
  "cubicBezier",
  "shadow",
] as const;

interface DtcgToken {
  readonly $type: (typeof types)[number];
  readonly $value: unknown;
  readonly $description?: string;
  readonly $extensions?: Group;
}

/** A colour as the format writes it. The opacity is a part of its own. */
function color(hex: string) {
  const [red = 0, green = 0, blue = 0, alpha = 255] = [1, 3, 5, 7]
    .map((at) => hex.slice(at, at + 2))
    .flatMap((pair) => (pair ? Number.parseInt(pair, 16) : []));
  const share = (part: number) => Math.round((part / 255) * 10_000) / 10_000;
  return {
    colorSpace: "srgb",
    components: [red, green, blue].map(share),
    ...(alpha < 255 && { alpha: share(alpha) }),
    hex: hex.slice(0, 7),
  };
}

function measure(text: string) {
  const [, value, unit] = /^(-?[\d.]+)(px|rem|ms|s)$/.exec(text) ?? [];
  if (unit === undefined) throw new TypeError(`"${text}" is no length or duration of the Design Tokens format`);
  return { value: Number(value), unit };
}

function dtcgValue(type: unknown, value: unknown): unknown {
  if (type === "color") return color(String(value));
  if (type === "dimension" || type === "duration") return measure(String(value));
  if (type === "shadow" && isRecord(value)) {
    return Object.fromEntries(
      Object.entries(value).map(([part, text]) => [part, dtcgValue(part === "color" ? "color" : "dimension", text)]),
    );
  }
  return value;
}

/** A token of the format; undefined for a type that the format does not have. */
function token({ type, value, inModes, most, description }: TokenValue): DtcgToken | undefined {
  const $type = types.find((each) => each === type);
  if ($type === undefined) return undefined;
  const mode = Object.fromEntries(Object.entries(inModes).map(([name, other]) => [name, dtcgValue(type, other)]));
  const $extensions = {
    ...(Object.keys(mode).length > 0 && { mode }),
    ...(most !== undefined && { "br.com.petbox": { most } }),
  };
  return {
    $type,
    $value: dtcgValue(type, value),
    ...(description !== undefined && { $description: description }),
    ...(Object.keys($extensions).length > 0 && { $extensions }),
  };
}

/** The tokens in the Design Tokens format 2025.10, with their values in other modes as an extension. */
export const dtcgTokens = (file: Group): Tree<DtcgToken> => mapTokens(file, "light", token);

const only = (file: Group, mode: Mode) =>
  mapTokens(file, mode, ({ type, value }) => {
    const $type = types.find((each) => each === type);
    return $type && { $type, $value: dtcgValue(type, value) };
  });

/**
 * The modes as a document of the Design Tokens Resolver Module 2025.10.
 * @param tokensFile The tokens, relative to the document.
 */
export function dtcgResolver(file: Group, tokensFile: string) {
  const dark = only(file, "dark");
  return {
    name: "PetBox",
    version: "2025.10",
    sets: { base: { sources: [{ $ref: tokensFile }] } },
    modifiers: {
      scheme: {
        description: "The contrast modes are for prefers-contrast: more.",
        contexts: {
          light: [],
          dark: [dark],
          lightContrast: [only(file, "lightContrast")],
          darkContrast: [dark, only(file, "darkContrast")],
        },
        default: "light",
      },
      density: { contexts: { comfortable: [], compact: [only(file, "compact")] }, default: "comfortable" },
      motion: { contexts: { normal: [], reducedMotion: [only(file, "reducedMotion")] }, default: "normal" },
    },
    resolutionOrder: [
      { $ref: "#/sets/base" },
      { $ref: "#/modifiers/scheme" },
      { $ref: "#/modifiers/density" },
      { $ref: "#/modifiers/motion" },
    ],
  };
}
