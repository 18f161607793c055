import type { Cents } from "@petbox/domain/money/cents";
import { formatCents } from "@petbox/domain/money/format";
import type { ComponentProps, ReactNode } from "react";
import { useFormat } from "../../../texts/useFormat.ts";
import { useTexts } from "../../../texts/useTexts.ts";
import { Heading } from "../../foundations/Heading/index.ts";
import { Image } from "../../foundations/Image/index.ts";
import { OfferCard, type OfferState } from "../OfferCard/index.ts";
import { PriceBlock, type PricePeriod } from "../PriceBlock/index.ts";
import { CouponTotal, Description, Facts, Layout, TrackPicture } from "./TrackCard.styles.ts";
import { type TrackCardTexts, trackCardTexts } from "./trackCardTexts.ts";

export interface TrackCardProps extends OfferState, Omit<ComponentProps<"article">, "onSelect" | "children"> {
  /** The name of the track, which is the heading of the card. */
  name: string;
  /** One line about the track. */
  description: ReactNode;
  /** The URL of the picture. */
  image: string;
  /** The price of a month, or of another `period`, after the coupon. */
  monthlyPrice: Cents;
  /**
   * How often the price is paid.
   * @default "month"
   */
  period?: PricePeriod | undefined;
  /** The price before the coupon. */
  dashedPrice?: Cents | undefined;
  /** The discount of the coupon on the price. */
  discount?: Cents | undefined;
  /** What the coupon takes off a year, shown under its share of a month. */
  couponTotal?: Cents | undefined;
  /**
   * Marks the track as the most popular one.
   * @default false
   */
  popular?: boolean | undefined;
  /** Called when the track is chosen. */
  onChoose: () => void;
  /**
   * The level of the heading in the outline of the page.
   * @default 2
   */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Replaces the component's own texts, all or some. */
  texts?: Partial<TrackCardTexts> | undefined;
}

/**
 * An experience track on offer: description, monthly price, and discount of the coupon (FUN-079 to FUN-082).
 *
 * @example
 * import { cents } from "@petbox/domain/money/cents";
 *
 * const [chosen, setChosen] = useState<string>();
 * return (
 *   <TrackCard
 *     name="Diversão"
 *     description="Brinquedos e petiscos novos todo mês."
 *     image="/imagens/diversao.webp"
 *     monthlyPrice={cents(5990)}
 *     popular
 *     chosen={chosen === "fun"}
 *     onChoose={() => setChosen("fun")}
 *   />
 * );
 */
export function TrackCard({
  name,
  description,
  image,
  monthlyPrice,
  period,
  dashedPrice,
  discount,
  couponTotal,
  popular = false,
  onChoose,
  headingLevel = 2,
  texts,
  ...rest
}: TrackCardProps) {
  const words = useTexts("trackCard", trackCardTexts, texts);
  const money = useFormat("money", formatCents);
  return (
    <OfferCard
      texts={words}
      {...rest}
      name={name}
      ribbon={popular ? words.popularText : undefined}
      chosenText={words.chosenText}
      actionText={words.actionText}
      onChoose={onChoose}
    >
      <Layout>
        <TrackPicture>
          <Image src={image} alt="" width={320} height={240} />
        </TrackPicture>
        <Facts>
          <Heading headingLevel={headingLevel} size="title">
            {name}
          </Heading>
          <PriceBlock
            price={monthlyPrice}
            period={period}
            dashedPrice={dashedPrice}
            discount={discount}
            texts={words.price}
          />
          {couponTotal === undefined ? null : <CouponTotal>{words.couponText(couponTotal, money)}</CouponTotal>}
        </Facts>
        <Description>{description}</Description>
      </Layout>
    </OfferCard>
  );
}
