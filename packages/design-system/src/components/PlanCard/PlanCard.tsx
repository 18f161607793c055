import type { Cents } from "@petbox/domain/money/cents";
import { formatCents } from "@petbox/domain/money/format";
import type { PlanLength } from "@petbox/domain/plan/planLength";
import type { ReactNode } from "react";
import { Badge } from "../Badge/index.ts";
import { Heading } from "../Heading/index.ts";
import { Image } from "../Image/index.ts";
import { OfferCard, type OfferCardProps } from "../OfferCard/index.ts";
import { PriceBlock } from "../PriceBlock/index.ts";
import { Length, Marks, Names, PlanPicture, Top, Total } from "./PlanCard.styles.ts";

export interface PlanCardProps extends Omit<OfferCardProps, "children" | "chosenText" | "actionText" | "onAction"> {
  /** The name of the plan: "Anual". */
  name: string;
  /** How many months it runs. */
  months: PlanLength;
  /** What it costs a month, the coupon counted in. */
  price: Cents;
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
  /** The plan was chosen. */
  onChoose: () => void;
  /** @default 2 */
  headingLevel?: 2 | 3 | 4;
}

/** A plan on offer: price a month, what is saved, free shipping, and the total of the term (FUN-083 to FUN-086). */
export function PlanCard({
  name,
  months,
  price,
  dashedPrice,
  discountOff,
  total,
  image,
  freeShippingText = "FRETE GRÁTIS*",
  chosenText = "Escolhido",
  actionText = "Quero este plano",
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
          <Length>{months === 1 ? "1 caixa, mês a mês" : `${months} caixas, uma por mês`}</Length>
        </Names>
        {image === undefined ? null : (
          <PlanPicture>
            <Image src={image} alt="" width={64} height={64} />
          </PlanPicture>
        )}
      </Top>
      <PriceBlock price={price} dashedPrice={dashedPrice} size="large" />
      <Marks>
        {discountOff !== undefined && discountOff > 0 ? (
          <Badge tone="highlight">{`${formatCents(discountOff)} OFF`}</Badge>
        ) : null}
        {freeShippingText === "" ? null : <Badge tone="success">{freeShippingText}</Badge>}
      </Marks>
      <Total>{months === 1 ? "Cobrança mês a mês" : `Total do plano: ${formatCents(total)}`}</Total>
    </OfferCard>
  );
}
