import { type ComponentProps, type ReactNode, useId } from "react";
import { useTexts } from "../../../texts/useTexts.ts";
import { Heading } from "../../foundations/Heading/index.ts";
import { Part, Parts, Root, Rows } from "./SummaryCard.styles.ts";
import { SummaryFold } from "./SummaryFold.tsx";
import { type SummaryCardTexts, summaryCardTexts } from "./summaryCardTexts.ts";

interface SummaryFact {
  readonly term: string;
  readonly fact: ReactNode;
}

export interface SummaryCardProps extends Omit<ComponentProps<"section">, "children" | "title"> {
  /** @default "Resumo da assinatura" */
  title?: string;
  /** The pet, its picture or a greeting, above the rows. */
  top?: ReactNode;
  /** The line of the folded card on screens below 998 px: what is bought, and its total. Without it the card never folds. */
  folded?: { readonly picture?: ReactNode; readonly name: ReactNode; readonly total: ReactNode } | undefined;
  /** The name of the plan: "Anual". */
  plan: ReactNode;
  /** The extra item in every box: "Areia extra"; no row without it. */
  extraItem?: ReactNode;
  /** The validity: "12 meses". */
  validity: ReactNode;
  /** The shipping of the first box: "Frete Grátis"; no row without it. */
  firstBoxShipping?: ReactNode;
  /** More facts, as terms and definitions, below the other rows. */
  facts?: readonly SummaryFact[] | undefined;
  /** The price: a PriceBlock. */
  price?: ReactNode;
  /** The coupon field. */
  couponField?: ReactNode;
  /** A DeliveryEstimate. */
  estimate?: ReactNode;
  /** @default 2 */
  headingLevel?: 2 | 3;
  /** Replaces the component's own texts, all or some. */
  texts?: Partial<SummaryCardTexts> | undefined;
}

/** The order summary beside the last steps of the checkout (FUN-095, MAN-086). */
export function SummaryCard({
  title,
  top,
  folded,
  plan,
  extraItem,
  validity,
  firstBoxShipping,
  facts = [],
  price,
  couponField,
  estimate,
  headingLevel = 2,
  texts,
  ...rest
}: SummaryCardProps) {
  const words = useTexts("summaryCard", summaryCardTexts, texts);
  const headingId = useId();
  const parts = (
    <Parts>
      <Heading id={headingId} headingLevel={headingLevel} size="large">
        {title ?? words.title}
      </Heading>
      {top}
      <Rows>
        <div>
          <dt>{words.planLabel}</dt>
          <dd>{plan}</dd>
        </div>
        {extraItem === undefined ? null : (
          <div>
            <dt>{words.extraItemLabel}</dt>
            <dd>{extraItem}</dd>
          </div>
        )}
        <div>
          <dt>{words.validityLabel}</dt>
          <dd>{validity}</dd>
        </div>
        {firstBoxShipping === undefined ? null : (
          <div>
            <dt>{words.firstBoxShippingLabel}</dt>
            <dd>{firstBoxShipping}</dd>
          </div>
        )}
        {facts.map(({ term, fact }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </Rows>
      {price === undefined ? null : <Part>{price}</Part>}
      {couponField === undefined ? null : <Part>{couponField}</Part>}
      {estimate === undefined ? null : <Part>{estimate}</Part>}
    </Parts>
  );
  return (
    <Root aria-labelledby={headingId} {...rest}>
      {folded === undefined ? parts : <SummaryFold {...folded}>{parts}</SummaryFold>}
    </Root>
  );
}
