import type { ReactNode } from "react";
import { Facts } from "./PaymentFacts.styles.ts";

export interface PaymentFact {
  readonly label: string;
  readonly value: ReactNode;
  /** The one that counts most: the amount. */
  readonly large?: boolean;
}

/** What a payment says of itself, a line each. */
export function PaymentFacts({ facts }: { facts: readonly PaymentFact[] }) {
  return (
    <Facts>
      {facts.map(({ label, value, large = false }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd data-large={large || undefined}>{value}</dd>
        </div>
      ))}
    </Facts>
  );
}
