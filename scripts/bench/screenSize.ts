import budgets from "./budgets.json" with { type: "json" };
import { type Bundle, gzipBytesOf } from "./bundle.ts";
import type { Measure } from "./measure.ts";

/** What the library's screen weighs with all its libraries, and the bare one beside it. */
export function screenSizes(library: Bundle, bare: Bundle): readonly Measure[] {
  const ours = gzipBytesOf(library);
  const theirs = gzipBytesOf(bare);
  return [
    {
      what: "scripts of the library's screen, before it is seen, gzip",
      is: ours.atOnce,
      most: budgets.screenAtOnce,
      unit: "bytes",
      beside: `bare: ${theirs.atOnce.toLocaleString("en")}`,
    },
    {
      what: "the same, with the masks that it fetches by itself",
      is: ours.withOnDemand,
      most: budgets.screenWithMasks,
      unit: "bytes",
      beside: `bare: ${theirs.withOnDemand.toLocaleString("en")}`,
    },
  ];
}
