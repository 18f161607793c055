/** A colour in OKLCH: lightness 0 to 1, chroma from 0 (grey), hue in radians. Equal lightness looks equally light in every hue. */
export interface Oklch {
  readonly lightness: number;
  readonly chroma: number;
  readonly hue: number;
}

type Triple = readonly [number, number, number];

const linear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
const gamma = (part: number) => (part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055);

/** Returns the OKLCH coordinates of "#rrggbb". */
export function toOklch(hex: string): Oklch {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255));
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const yellow = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(a, yellow),
    hue: Math.atan2(yellow, a),
  };
}

function toLinear({ lightness, chroma, hue }: Oklch): Triple {
  const a = chroma * Math.cos(hue);
  const yellow = chroma * Math.sin(hue);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * yellow) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * yellow) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * yellow) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

const tolerance = 0.0005;
const isInSrgb = (parts: Triple) => parts.every((part) => part >= -tolerance && part <= 1 + tolerance);

const eightBit = (part: number) =>
  Math.round(gamma(Math.min(1, Math.max(0, part))) * 255)
    .toString(16)
    .padStart(2, "0");

/** Returns "#rrggbb": the colour itself, or with the highest chroma that sRGB can show at this lightness and hue. */
export function toHex(color: Oklch): string {
  const lightness = Math.min(1, Math.max(0, color.lightness));
  let parts = toLinear({ ...color, lightness });
  let shown = 0;
  let hidden = color.chroma;
  for (let halving = 0; !isInSrgb(parts) && halving < 20; halving += 1) {
    const chroma = (shown + hidden) / 2;
    if (isInSrgb(toLinear({ ...color, lightness, chroma }))) shown = chroma;
    else hidden = chroma;
    if (hidden - shown < 0.0005) parts = toLinear({ ...color, lightness, chroma: shown });
  }
  return `#${parts.map(eightBit).join("")}`;
}
