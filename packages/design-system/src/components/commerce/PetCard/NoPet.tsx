import { LinkButton } from "../../actions/LinkButton/LinkButton.tsx";
import { EmptyState } from "../../feedback/EmptyState/EmptyState.tsx";
import { Card, type CardProps } from "../../foundations/Card/Card.tsx";

export interface NoPetProps extends Omit<CardProps, "children" | "flush"> {
  /** Where a subscription begins. */
  subscribeHref: string;
  /** @default "Nenhum pet por aqui ainda" */
  emptyTitle?: string;
  /** @default "Assine um BOX e o seu pet aparece aqui." */
  emptyText?: string;
  /** @default "Assine agora" */
  subscribeLabel?: string;
  /** @default 3 */
  headingLevel?: 2 | 3 | 4;
  name?: never;
}

/** Where the pets will be, for an account that has none. */
export function NoPet({
  subscribeHref,
  emptyTitle = "Nenhum pet por aqui ainda",
  emptyText = "Assine um BOX e o seu pet aparece aqui.",
  subscribeLabel = "Assine agora",
  headingLevel = 3,
  ...rest
}: NoPetProps) {
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
