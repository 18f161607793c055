import { Fact, Facts, Term } from "./SubscriptionCard.styles.ts";

/** One fact about a subscription; not rendered without its value. */
export interface SubscriptionFact {
  readonly term: string;
  readonly fact: string | undefined;
}

/** The facts about a subscription, side by side where there is room. */
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
