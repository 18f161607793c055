import type { ReactNode } from "react";
import { Facts } from "./PaymentFacts.styles.ts";

interface PaymentFact {
  readonly label: string;
  readonly value: ReactNode;
  /** The most important line: the amount. */
  readonly large?: boolean | undefined;
}

interface PaymentFactsProps {
  readonly facts: readonly PaymentFact[];
  /**
   * In two columns on a tablet, below the first fact: wider pages show the facts beside something else.
   * @default false
   */
  readonly wide?: boolean | undefined;
}

/** The facts about a payment, a line each. */
export function PaymentFacts({ facts, wide = false }: PaymentFactsProps) {
  return (
    <Facts data-wide={wide || undefined}>
      {facts.map(({ label, value, large = false }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd data-large={large || undefined}>{value}</dd>
        </div>
      ))}
    </Facts>
  );
}
