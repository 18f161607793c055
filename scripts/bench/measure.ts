/** One thing that was measured, and how much of it there may be. */
export interface Measure {
  readonly what: string;
  readonly is: number;
  readonly most: number;
  /** In what it is counted: "bytes". */
  readonly unit: string;
  /** What stands beside it, to be compared with. */
  readonly beside?: string;
}

/** Prints each measure in a line; answers whether all of them keep to their budgets. */
export function printMeasures(measures: readonly Measure[]): boolean {
  for (const measure of measures) {
    const { what, is, most, unit, beside } = measure;
    const budget = `${number(is).padStart(9)} of ${number(most)} ${unit}`;
    console.log(`${holds(measure) ? "✓" : "✗"} ${budget}  ${what}${beside === undefined ? "" : ` (${beside})`}`);
  }
  return measures.every(holds);
}

/** Something that could not be measured keeps to nothing. */
function holds({ is, most }: Measure): boolean {
  return is <= most;
}

function number(value: number): string {
  return value.toLocaleString("en", { maximumFractionDigits: 2 });
}
