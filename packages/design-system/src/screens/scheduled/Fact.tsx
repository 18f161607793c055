interface FactProps {
  readonly term: string;
  /** Without it, nothing is shown. */
  readonly fact: string | undefined;
}

/** One of a purchase's `Facts`. */
export function Fact({ term, fact }: FactProps) {
  return fact === undefined ? null : (
    <div>
      <dt>{term}</dt>
      <dd>{fact}</dd>
    </div>
  );
}
