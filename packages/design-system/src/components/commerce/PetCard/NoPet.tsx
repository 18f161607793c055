import { useTexts } from "../../../texts/useTexts.ts";
import { LinkButton } from "../../actions/LinkButton/LinkButton.tsx";
import { EmptyState } from "../../feedback/EmptyState/EmptyState.tsx";
import { Card, type CardProps } from "../../foundations/Card/Card.tsx";
import { type PetCardTexts, petCardTexts } from "./petCardTexts.ts";

export interface NoPetProps extends Omit<CardProps, "children" | "flush"> {
  /** The URL where a subscription begins. */
  subscribeHref: string;
  /** Replaces the component's own texts, all or some. */
  texts?: Partial<PetCardTexts> | undefined;
  /**
   * The level of the heading in the outline of the page.
   * @default 3
   */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Absent: a name is of a pet. */
  name?: never;
}

/** The place of the pets, for an account without any. */
export function NoPet({ subscribeHref, texts, headingLevel = 3, ...rest }: NoPetProps) {
  const { emptyTitle, emptyText, subscribeLabel } = useTexts("petCard", petCardTexts, texts);
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
