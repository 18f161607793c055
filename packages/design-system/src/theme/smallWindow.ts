/**
 * Container query for windows that are small relative to their text size, which no media query can express. Only parts that use it include
 * `measureOfRoom`, so it costs other pages nothing. Never matches in browsers without style queries.
 */
export const smallWindow = "@container style(--petbox-roomy: 0px)";

/**
 * Measures the window's room beyond the need of its text size, and hyphenates if it is zero. For use in a styled template. `&` only
 * makes the rules separate in the stylesheet; `:not(&)` keeps them applied when the part unmounts, because adding and removing the measure
 * would restyle the whole page.
 */
export const measureOfRoom = `
  body:not(&) { --petbox-roomy: max(0px, min(100vh - 25rem, 100vw - 17.25rem)); }
  ${smallWindow} { body > :not(&) { hyphens: auto; hyphenate-limit-chars: 12; } }
`;
