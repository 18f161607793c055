/** One row of a before/after comparison, in words (decision 55). Names are unique within a comparison. */
export interface ComparisonRow {
  /** "Próxima cobrança" */
  readonly name: string;
  /** "R$79,90 em 10/04/2026", "Nada" */
  readonly before: string;
  readonly after: string;
}
