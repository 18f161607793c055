import budgets from "./budgets.json" with { type: "json" };
import { type Bundle, gzipBytesOf } from "./bundle.ts";
import type { Measure } from "./measure.ts";

/** The size of the library's screen, with all its libraries. */
export function screenSizes(library: Bundle): readonly Measure[] {
  const { initial, all } = gzipBytesOf(library);
  return [
    {
      what: "scripts of the library's screen before its first paint",
      is: initial,
      most: budgets.screenInitial,
      unit: "bytes",
    },
    { what: "all its scripts, with the masks", is: all, most: budgets.screenAll, unit: "bytes" },
  ];
}
