/** The widths at which a layout may change, in CSS pixels. */
export const breakpoints = [450, 600, 768, 998, 1378] as const;

/** Media queries for the templates of styled parts. */
export const media = {
  from450: "@media (min-width: 450px)",
  from600: "@media (min-width: 600px)",
  from768: "@media (min-width: 768px)",
  from998: "@media (min-width: 998px)",
  from1378: "@media (min-width: 1378px)",
  /** Where the main action sits in a bar fixed to the bottom of the screen, unless the screen is too small for its text. */
  footerBar: "@media (max-width: 992px)",
  /** Where there is a pointer that can be above a thing without pressing it: after a finger's press what it lit up would stay lit. */
  hover: "@media (hover: hover)",
  reducedMotion: "@media (prefers-reduced-motion: reduce)",
  forcedColors: "@media (forced-colors: active)",
} as const;
