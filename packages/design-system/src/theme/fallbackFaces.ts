/** Nunito's vertical metrics and width relative to the local face; see scripts/measure-font-fallback.ts. */
const face = (
  family: string,
  weight: 400 | 700,
  names: readonly string[],
  sizeAdjust: string,
  ascent: string,
  descent: string,
) =>
  `@font-face{font-family:"Nunito Fallback ${family}";font-weight:${weight};src:${names.map((name) => `local("${name}")`)};size-adjust:${sizeAdjust};ascent-override:${ascent};descent-override:${descent};line-gap-override:0%;}`;

/** Metric-compatible fallbacks until Nunito loads: Arial on desktops and iOS, Roboto on Android. */
export const fallbackFaces =
  face("Arial", 400, ["Arial", "Liberation Sans"], "99.18%", "101.94%", "35.59%") +
  face("Arial", 700, ["Arial Bold", "Liberation Sans Bold"], "96.47%", "104.8%", "36.59%") +
  face("Roboto", 400, ["Roboto", "Roboto-Regular"], "100.34%", "100.75%", "35.18%") +
  face("Roboto", 700, ["Roboto Bold", "Roboto-Bold"], "102.93%", "98.22%", "34.3%");
