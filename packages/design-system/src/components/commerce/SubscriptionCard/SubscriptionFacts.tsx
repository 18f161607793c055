import { Fact, Facts, Term } from "./SubscriptionCard.styles.ts";

/** Something known of a subscription; without its fact it is not shown. */
export interface SubscriptionFact {
  readonly term: string;
  readonly fact: string | undefined;
}

/** What is known of a subscription, beside each other where there is room. */
export function SubscriptionFacts({ facts }: { facts: readonly SubscriptionFact[] }) {
  return (
    <Facts>
      {facts.map(({ term, fact }) =>
        fact === undefined ? null : (
          <div key={term}>
            <Term>{term}</Term>
            <Fact>{fact}</Fact>
          </div>
        ),
      )}
    </Facts>
  );
}
