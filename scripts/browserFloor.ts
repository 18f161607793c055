import packageJson from "../package.json" with { type: "json" };

/** The oldest supported browsers, by Browserslist's names: `browserslist` in `package.json`. */
export const browserFloor: Readonly<Record<string, string>> = Object.fromEntries(
  packageJson.browserslist.map((query) => query.split(" >= ")),
);

/** Samsung Internet 20 is built on Chromium 106, older than the oldest Chrome. */
const chromiumOfSamsung = "106";

/** The same browsers as build targets, by esbuild's names. */
export const buildTarget: readonly string[] = [
  `safari${browserFloor.safari}`,
  `ios${browserFloor.ios_saf}`,
  `chrome${chromiumOfSamsung}`,
  `edge${browserFloor.edge}`,
  `firefox${browserFloor.firefox}`,
];
