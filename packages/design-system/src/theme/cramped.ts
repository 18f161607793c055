import { createGlobalStyle } from "styled-components";

/**
 * A query for the templates of styled parts: where the window is small for text of the size that the page gives it, which no
 * media query knows. It holds on a page on which something brings `MeasureOfRoom`, whose price each restyling pays: so the
 * parts and screens that need it do, and not the frame of every page. Where a browser cannot tell, it never holds.
 */
export const cramped = "@container style(--petbox-roomy: 0px)";

/** Measures the room that the window has beyond what text of this size needs, and hyphenates where there is none. */
export const MeasureOfRoom = createGlobalStyle`
  @property --petbox-roomy { syntax: "<length>"; inherits: true; initial-value: 0px; }
  html { --petbox-roomy: max(0px, min(100vh - 25rem, 100vw - 17.25rem)); }
  ${cramped} { body { hyphens: auto; } }
`;
