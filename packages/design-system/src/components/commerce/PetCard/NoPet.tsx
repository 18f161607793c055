import { LinkButton } from "../../actions/LinkButton/LinkButton.tsx";
import { EmptyState } from "../../feedback/EmptyState/EmptyState.tsx";
import { Card, type CardProps } from "../../foundations/Card/Card.tsx";
import { type PetCardTexts, petCardTexts } from "./petCardTexts.ts";

export interface NoPetProps extends Omit<CardProps, "children" | "flush"> {
  /** Where a subscription begins. */
  subscribeHref: string;
  /** Other words in the place of its own. */
  texts?: Partial<PetCardTexts> | undefined;
  /** @default 3 */
  headingLevel?: 2 | 3 | 4;
  name?: never;
}

/** Where the pets will be, for an account that has none. */
export function NoPet({ subscribeHref, texts, headingLevel = 3, ...rest }: NoPetProps) {
  const { emptyTitle, emptyText, subscribeLabel } = { ...petCardTexts, ...texts };
  return (
    <Card variant="outlined" {...rest}>
      <EmptyState
        title={emptyTitle}
        headingLevel={headingLevel}
        action={<LinkButton href={subscribeHref}>{subscribeLabel}</LinkButton>}
      >
        {emptyText}
      </EmptyState>
    </Card>
  );
}
