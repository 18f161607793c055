/** A measured value and its budget. */
export interface Measure {
  readonly what: string;
  readonly is: number;
  readonly most: number;
  /** "bytes", for example. */
  readonly unit: string;
  /** Values to compare it with. */
  readonly beside?: string;
}

/** Prints a line for each measure. Returns whether all are within their budgets. */
export function printMeasures(measures: readonly Measure[]): boolean {
  for (const measure of measures) {
    const { what, is, most, unit, beside } = measure;
    const budget = `${number(is).padStart(9)} of ${number(most)} ${unit}`;
    console.log(`${holds(measure) ? "✓" : "✗"} ${budget}  ${what}${beside === undefined ? "" : ` (${beside})`}`);
  }
  return measures.every(holds);
}

/** NaN, a value that could not be measured, is over every budget. */
function holds({ is, most }: Measure): boolean {
  return is <= most;
}

function number(value: number): string {
  return value.toLocaleString("en", { maximumFractionDigits: 2 });
}
