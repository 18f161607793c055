import type { Cents } from "@petbox/domain/money/cents";
import type { PlanLength } from "@petbox/domain/plan/planLength";
import { Heading } from "../../foundations/Heading/index.ts";
import { Image } from "../../foundations/Image/index.ts";
import { Badge } from "../../status/Badge/index.ts";
import { OfferCard, type OfferCardProps } from "../OfferCard/index.ts";
import { PriceBlock } from "../PriceBlock/index.ts";
import { Length, Marks, Names, PlanPicture, Top, Total } from "./PlanCard.styles.ts";
import { type PlanCardTexts, planCardTexts } from "./planCardTexts.ts";

export interface PlanCardProps
  extends Omit<OfferCardProps, "children" | "chosenText" | "actionText" | "onChoose" | "texts"> {
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
  /** The plan was chosen. */
  onChoose: () => void;
  /** @default 2 */
  headingLevel?: 2 | 3 | 4;
  /** Other words in the place of its own. */
  texts?: Partial<PlanCardTexts> | undefined;
}

/** A plan on offer: price a month, what is saved, free shipping, and the total of the term (FUN-083 to FUN-086). */
export function PlanCard({
  name,
  months,
  monthlyPrice,
  dashedPrice,
  discountOff,
  total,
  image,
  onChoose,
  headingLevel = 2,
  texts,
  ...rest
}: PlanCardProps) {
  const words = { ...planCardTexts, ...texts };
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
      <PriceBlock price={monthlyPrice} dashedPrice={dashedPrice} size="large" texts={words.price} />
      <Marks>
        {discountOff !== undefined && discountOff > 0 ? (
          <Badge tone="highlight">{words.discountOffText(discountOff)}</Badge>
        ) : null}
        {words.freeShippingText === "" ? null : <Badge tone="success">{words.freeShippingText}</Badge>}
      </Marks>
      <Total>{words.totalText(total, months)}</Total>
    </OfferCard>
  );
}
