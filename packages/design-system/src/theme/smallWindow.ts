/**
 * A query for the templates of styled parts: where the window is small for text of the size that the page gives it, which no
 * media query knows. A part that asks brings `measureOfRoom`, and not the frame of every page: what nobody asks costs nothing.
 * Where a browser cannot tell, it never holds.
 */
export const smallWindow = "@container style(--petbox-roomy: 0px)";

/**
 * Measures the room that the window has beyond what text of this size needs, and hyphenates where there is none. For the
 * template of a styled part. The part's own class is named for its rules to stand alone, and to stay when the part goes:
 * a measure that came and went with it would have the whole page styled anew each time.
 */
export const measureOfRoom = `
  @property --petbox-roomy { syntax: "<length>"; inherits: true; initial-value: 0px; }
  body:not(&) { --petbox-roomy: max(0px, min(100vh - 25rem, 100vw - 17.25rem)); }
  ${smallWindow} { body > :not(&) { hyphens: auto; } }
`;
