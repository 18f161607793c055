/** The breakpoints of the layout, in CSS pixels. */
export const breakpoints = [450, 600, 768, 998, 1378] as const;

/** Media queries for scripts. */
export const windows = { from998: "(min-width: 998px)" } as const;

/** Media queries for styled templates. */
export const media = {
  from450: "@media (min-width: 450px)",
  from600: "@media (min-width: 600px)",
  /** For rules that wider screens would have to undo. */
  below600: "@media (max-width: 599px)",
  from768: "@media (min-width: 768px)",
  /** For rules that wider screens would have to undo one by one. */
  below768: "@media (max-width: 767px)",
  /** For rows whose cards are narrow on a tablet. */
  tablet: "@media (min-width: 768px) and (max-width: 997px)",
  below998: "@media (max-width: 997px)",
  from998: `@media ${windows.from998}`,
  from1378: "@media (min-width: 1378px)",
  /** The main action is in a fixed bottom bar below this width, unless the window is too small for its text. */
  footerBar: "@media (max-width: 992px)",
  /** Devices with a hovering pointer; on touch screens, hover styles would stick after a tap. */
  hover: "@media (hover: hover)",
  reducedMotion: "@media (prefers-reduced-motion: reduce)",
  forcedColors: "@media (forced-colors: active)",
  withoutScripts: "@media (scripting: none)",
} as const;
