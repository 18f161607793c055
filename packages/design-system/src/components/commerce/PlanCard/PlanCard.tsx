import type { Cents } from "@petbox/domain/money/cents";
import { formatCents } from "@petbox/domain/money/format";
import type { PlanLength } from "@petbox/domain/plan/planLength";
import type { ReactNode } from "react";
import { Heading } from "../../foundations/Heading/index.ts";
import { Image } from "../../foundations/Image/index.ts";
import { Badge } from "../../status/Badge/index.ts";
import { OfferCard, type OfferCardProps } from "../OfferCard/index.ts";
import { PriceBlock, type PriceTexts } from "../PriceBlock/index.ts";
import { Length, Marks, Names, PlanPicture, Top, Total } from "./PlanCard.styles.ts";

export interface PlanCardProps extends Omit<OfferCardProps, "children" | "chosenText" | "actionText" | "onAction"> {
  /** The name of the plan: "Anual". */
  name: string;
  /** How many months it runs. */
  months: PlanLength;
  /** What it costs a month, the coupon counted in. */
  monthlyPrice: Cents;
  /** What it costs a month without the coupon. */
  dashedPrice?: Cents | undefined;
  /** How much less a month than the plan of one month; no badge without it. */
  discountOff?: Cents | undefined;
  /** What the whole term costs. */
  total: Cents;
  /** The address of the plan's picture. */
  image?: string | undefined;
  /**
   * The text of free shipping; an empty one leaves it out. Its asterisk is explained on the page.
   * @default "FRETE GRÁTIS*"
   */
  freeShippingText?: string;
  /** @default "Escolhido" */
  chosenText?: string;
  /** @default "Quero este plano" */
  actionText?: ReactNode;
  /**
   * How long it runs, in words.
   * @default "12 caixas, uma por mês"
   */
  lengthText?: (months: PlanLength) => string;
  /**
   * The badge of what is saved.
   * @default "R$20,00 OFF"
   */
  discountOffText?: (discount: Cents) => string;
  /**
   * How the term is charged.
   * @default "Total do plano: R$718,80"
   */
  totalText?: (total: Cents, months: PlanLength) => string;
  /** The words around the price, where they are not those of PriceBlock. */
  priceTexts?: PriceTexts;
  /** The plan was chosen. */
  onChoose: () => void;
  /** @default 2 */
  headingLevel?: 2 | 3 | 4;
}

const boxes = (months: PlanLength) => (months === 1 ? "1 caixa, mês a mês" : `${months} caixas, uma por mês`);
const off = (discount: Cents) => `${formatCents(discount)} OFF`;
const charge = (total: Cents, months: PlanLength) =>
  months === 1 ? "Cobrança mês a mês" : `Total do plano: ${formatCents(total)}`;

/** A plan on offer: price a month, what is saved, free shipping, and the total of the term (FUN-083 to FUN-086). */
export function PlanCard({
  name,
  months,
  monthlyPrice,
  dashedPrice,
  discountOff,
  total,
  image,
  freeShippingText = "FRETE GRÁTIS*",
  chosenText = "Escolhido",
  actionText = "Quero este plano",
  lengthText = boxes,
  discountOffText = off,
  totalText = charge,
  priceTexts,
  onChoose,
  headingLevel = 2,
  ...rest
}: PlanCardProps) {
  return (
    <OfferCard {...rest} name={name} chosenText={chosenText} actionText={actionText} onAction={onChoose}>
      <Top>
        <Names>
          <Heading level={headingLevel} size="title">
            {name}
          </Heading>
          <Length>{lengthText(months)}</Length>
        </Names>
        {image === undefined ? null : (
          <PlanPicture>
            <Image src={image} alt="" width={64} height={64} />
          </PlanPicture>
        )}
      </Top>
      <PriceBlock price={monthlyPrice} dashedPrice={dashedPrice} size="large" {...priceTexts} />
      <Marks>
        {discountOff !== undefined && discountOff > 0 ? (
          <Badge tone="highlight">{discountOffText(discountOff)}</Badge>
        ) : null}
        {freeShippingText === "" ? null : <Badge tone="success">{freeShippingText}</Badge>}
      </Marks>
      <Total>{totalText(total, months)}</Total>
    </OfferCard>
  );
}
