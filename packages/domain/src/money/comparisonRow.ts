/** One row of a before/after comparison, in words (decision 55). Names are unique within a comparison. */
export interface ComparisonRow {
  readonly name: string;
  readonly before: string;
  readonly after: string;
}
