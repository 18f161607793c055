import { css } from "styled-components";
import { cssVariables } from "../tokens/cssVariables.ts";
import { dark } from "../tokens/generated/dark.ts";
import { darkContrast } from "../tokens/generated/darkContrast.ts";
import { light } from "../tokens/generated/light.ts";
import { lightContrast } from "../tokens/generated/lightContrast.ts";
import { reducedMotion } from "../tokens/generated/reducedMotion.ts";
import { tokens } from "../tokens/index.ts";
import { media } from "./breakpoints.ts";
import { schemeRules } from "./schemeRules.ts";

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
const fallbackFaces =
  face("Arial", 400, ["Arial", "Liberation Sans"], "99.18%", "101.94%", "35.59%") +
  face("Arial", 700, ["Arial Bold", "Liberation Sans Bold"], "96.47%", "104.8%", "36.59%") +
  face("Roboto", 400, ["Roboto", "Roboto-Regular"], "100.34%", "100.75%", "35.18%") +
  face("Roboto", 700, ["Roboto Bold", "Roboto-Bold"], "102.93%", "98.22%", "34.3%");

const still = cssVariables(reducedMotion);
const colors = schemeRules({
  light: `color-scheme:light;${cssVariables(light)}`,
  dark: `color-scheme:dark;${cssVariables(dark)}`,
  lightContrast: cssVariables(lightContrast),
  darkContrast: cssVariables(darkContrast),
});

/** The text of the global style: the package has it as style.css, too. */
export const globalRules = css`
  ${fallbackFaces}
  ${colors}
  /* For smallWindow.ts. In the sheet of the components, it would make each rule that is added later restyle the whole page. */
  @property --petbox-roomy { syntax: "<length>"; inherits: true; initial-value: 0; }
  /* For Popover: on a phone, neither edge of a button may leave enough room. Only a sheet itself can hold this rule. */
  @position-try --popover-within { inset-inline: ${tokens.space.s3} auto; }
  *, ::before, ::after { box-sizing: border-box; }
  html {
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    /* Keeps jump targets clear of the sticky header. */
    scroll-padding-block: calc(5 * ${tokens.fontSize.body});
    /* Reserves the scrollbar's space, so that neither longer content nor a dialog that locks scrolling shifts the page. */
    scrollbar-gutter: stable;
  }
  :root[data-laid-out] * { content-visibility: visible; }
  /* A backdrop does not cover the scrollbar's space, which shows the root's colour. */
  @media screen { :root:has(dialog:modal) { overflow: hidden; background-color: ${tokens.color.backdrop}; } }
  body {
    margin: 0;
    /* On a phone turned sideways, the camera covers one side of the screen. */
    padding-inline: env(safe-area-inset-left) env(safe-area-inset-right);
    background: ${tokens.color.page};
    color: ${tokens.color.ink};
    font-family: ${tokens.fontFamily.body};
    font-size: ${tokens.fontSize.body};
    line-height: ${tokens.lineHeight.body};
    -webkit-font-smoothing: antialiased;
    overflow-wrap: break-word;
    /* No single word on the last line. */
    text-wrap: pretty;
  }
  /* Typed lines stay as they are while more is typed. */
  textarea { text-wrap: wrap; }
  h1, h2, h3, h4, h5, h6, p, ul, ol, dl, dd, figure, blockquote, fieldset, legend { margin: 0; padding: 0; }
  /* Without JavaScript, what a prerendered page waits for never comes. A picture that its server has filled in stays. */
  ${media.withoutScripts} {
    [role="status"], [aria-busy="true"] [aria-hidden="true"][data-shape] { display: none; }
    [aria-busy="true"]:not(:has(img)) { display: none; }
  }
  @media print { h1, h2, h3, h4 { break-after: avoid; } }
  fieldset { border: 0; min-width: 0; }
  button, input, select, textarea { font: inherit; color: inherit; letter-spacing: inherit; }
  img, svg, video { display: block; max-width: 100%; }
  img:not([data-fit]) { height: auto; }
  a, label, summary, button, input, select, textarea { touch-action: manipulation; -webkit-tap-highlight-color: transparent; }
  :focus-visible { outline: ${tokens.size.focusRing} solid ${tokens.color.focus}; outline-offset: ${tokens.size.borderThick}; box-shadow: 0 0 0 ${tokens.size.borderThick} ${tokens.color.focusHalo}; }
  :is(h1, h2, h3, main):focus { outline: none; box-shadow: none; }
  ${media.reducedMotion} { :root, [data-theme] { ${still} } }
  [data-motion="reduced"], [data-motion="reduced"] [data-theme] { ${still} }
  :root:has([data-motion="reduced"]) { ${still} }
`.join("");
