import { addCents, type Cents, multiplyCents, zeroCents } from "@petbox/domain/money/cents";
import { formatCents } from "@petbox/domain/money/format";
import type { PlanOffer } from "@petbox/domain/plan/offerPrices";
import type { PlanLength } from "@petbox/domain/plan/planLength";
import type { ComponentProps } from "react";
import { useFormat } from "../../../texts/useFormat.ts";
import { useTexts } from "../../../texts/useTexts.ts";
import { Heading } from "../../foundations/Heading/index.ts";
import { Image } from "../../foundations/Image/index.ts";
import { Badge } from "../../status/Badge/index.ts";
import { OfferCard, type OfferState } from "../OfferCard/index.ts";
import { PriceBlock, type PricePeriod } from "../PriceBlock/index.ts";
import { Detail, Length, Marks, Names, PlanPicture, Top } from "./PlanCard.styles.ts";
import { type PlanCardTexts, planCardTexts } from "./planCardTexts.ts";

export interface PlanCardProps extends OfferState, Omit<ComponentProps<"article">, "onSelect" | "children"> {
  /** The text of the ribbon on the card's edge; no ribbon without it. */
  ribbon?: string | undefined;
  /** The name of the plan: "Anual". */
  name: string;
  /** The length of the plan in months. */
  months: PlanLength;
  /** The price of a month, or of another `period`, after the coupon. */
  monthlyPrice: Cents;
  /**
   * How often the price is paid. The sentences of a plan that is not charged monthly are `texts.lengthText` and `texts.totalText`.
   * @default "month"
   */
  period?: PricePeriod | undefined;
  /** The price before the coupon. */
  dashedPrice?: Cents | undefined;
  /** The saving a month compared with the monthly plan; no badge without it. */
  saving?: Cents | undefined;
  /** How the saving adds up, if plan and coupon both contribute to it. */
  savingParts?: PlanOffer["savingParts"];
  /** What the coupon takes off the whole term; left out without one. */
  couponTotal?: Cents | undefined;
  /** The price of the whole term, without freight. */
  total: Cents;
  /** The freight of each box; the card then shows the charge and the total with it. */
  freight?: Cents | undefined;
  /** The highest cancellation penalty of the term; left out if not given. */
  maximumPenalty?: Cents | undefined;
  /** The URL of the plan's picture. */
  image?: string | undefined;
  /** A sentence below the charge. */
  note?: string | undefined;
  /** Called when the plan is chosen. */
  onChoose: () => void;
  /**
   * The level of the heading in the outline of the page.
   * @default 2
   */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Replaces the component's own texts, all or some. */
  texts?: Partial<PlanCardTexts> | undefined;
}

/**
 * A plan on offer: monthly price, saving, free shipping, and the total of the term (FUN-083 to FUN-086).
 *
 * @example
 * import { cents } from "@petbox/domain/money/cents";
 *
 * const [chosen, setChosen] = useState<string>();
 * return (
 *   <PlanCard
 *     name="Anual"
 *     months={12}
 *     monthlyPrice={cents(5990)}
 *     saving={cents(2000)}
 *     total={cents(71880)}
 *     chosen={chosen === "annual"}
 *     onChoose={() => setChosen("annual")}
 *   />
 * );
 */
export function PlanCard({
  name,
  months,
  monthlyPrice,
  period,
  dashedPrice,
  saving,
  savingParts,
  couponTotal,
  total,
  freight,
  maximumPenalty,
  image,
  note,
  onChoose,
  headingLevel = 2,
  texts,
  ...rest
}: PlanCardProps) {
  const words = useTexts("planCard", planCardTexts, texts);
  const money = useFormat("money", formatCents);
  const shippingText = freight === undefined ? words.freeShippingText : words.freightText(freight, money);
  return (
    <OfferCard
      {...rest}
      texts={words}
      name={name}
      chosenText={words.chosenText}
      actionText={words.actionText}
      onChoose={onChoose}
    >
      <Top>
        <Names>
          <Heading headingLevel={headingLevel} size="title">
            {name}
          </Heading>
          <Length>{words.lengthText(months)}</Length>
        </Names>
        {image === undefined ? null : (
          <PlanPicture>
            <Image src={image} alt="" width={64} height={64} />
          </PlanPicture>
        )}
      </Top>
      <PriceBlock price={monthlyPrice} period={period} dashedPrice={dashedPrice} size="large" texts={words.price} />
      <Marks>
        {saving !== undefined && saving > 0 ? <Badge tone="highlight">{words.savingText(saving, money)}</Badge> : null}
        {shippingText === "" ? null : (
          <Badge tone={freight === undefined || freight === 0 ? "success" : "neutral"}>{shippingText}</Badge>
        )}
      </Marks>
      {savingParts === undefined ? null : <Detail>{words.savingPartsText(savingParts, money)}</Detail>}
      {couponTotal === undefined ? null : <Detail>{words.couponText(couponTotal, money)}</Detail>}
      {/* With freight, the price above is not what is charged. */}
      <Detail data-strong={(freight !== undefined && freight > 0) || undefined}>
        {words.totalText(
          {
            charge: addCents(monthlyPrice, freight ?? zeroCents),
            total: addCents(total, multiplyCents(freight ?? zeroCents, months)),
            months,
            freight,
          },
          money,
        )}
      </Detail>
      {note === undefined ? null : <Detail>{note}</Detail>}
      {maximumPenalty === undefined ? null : <Detail>{words.penaltyText(maximumPenalty, money)}</Detail>}
    </OfferCard>
  );
}
