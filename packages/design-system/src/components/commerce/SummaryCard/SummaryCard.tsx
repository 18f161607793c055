import { type ComponentProps, type ReactNode, useId } from "react";
import { useMediaQuery } from "../../../browser/useMediaQuery.ts";
import { useTexts } from "../../../texts/useTexts.ts";
import { windows } from "../../../theme/breakpoints.ts";
import { Heading } from "../../foundations/Heading/index.ts";
import { Fold, FoldFace, FoldLine, Part, Parts, Root, Rows } from "./SummaryCard.styles.ts";
import { type SummaryCardTexts, summaryCardTexts } from "./summaryCardTexts.ts";

export interface SummaryFact {
  readonly term: string;
  readonly fact: ReactNode;
}

export interface SummaryCardProps extends Omit<ComponentProps<"section">, "children" | "title"> {
  /**
   * The heading of the card.
   * @default "Resumo da assinatura"
   */
  title?: string | undefined;
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
  /**
   * The level of the heading in the outline of the page.
   * @default 2
   */
  headingLevel?: 2 | 3 | undefined;
  /** Replaces the component's own texts, all or some. */
  texts?: Partial<SummaryCardTexts> | undefined;
}

interface SummaryFoldProps {
  readonly picture?: ReactNode;
  readonly name: ReactNode;
  readonly total: ReactNode;
  /** The whole card. */
  readonly children: ReactNode;
}

/** The card behind one line with its name and total. Wide screens show it open; the style does so without a render where it can. */
function SummaryFold({ picture, name, total, children }: SummaryFoldProps) {
  const isWide = useMediaQuery(windows.from998);
  return (
    <Fold open={isWide}>
      <summary>
        <FoldFace>
          {picture}
          <FoldLine>
            <div>{name}</div>
            <div>{total}</div>
          </FoldLine>
        </FoldFace>
        <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2.5" aria-hidden="true">
          <path d="m6 9 6 6 6-6" strokeLinecap="round" strokeLinejoin="round" />
        </svg>
      </summary>
      {children}
    </Fold>
  );
}

/**
 * The order summary beside the last steps of the checkout (FUN-095, MAN-086).
 *
 * @example
 * import { cents } from "@petbox/domain/money/cents";
 *
 * <SummaryCard
 *   plan="Anual"
 *   validity="12 meses"
 *   firstBoxShipping="Frete grátis"
 *   price={<PriceBlock price={cents(5990)} dashedPrice={cents(7990)} />}
 * />
 */
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
