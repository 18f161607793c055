import type { Cents } from "@petbox/domain/money/cents";
import { useTexts } from "../../../texts/useTexts.ts";
import { LinkButton } from "../../actions/LinkButton/LinkButton.tsx";
import { StarRating } from "../../forms/StarRating/StarRating.tsx";
import type { CardProps } from "../../foundations/Card/Card.tsx";
import { Heading } from "../../foundations/Heading/Heading.tsx";
import { Image } from "../../foundations/Image/Image.tsx";
import { VisuallyHidden } from "../../foundations/VisuallyHidden/VisuallyHidden.tsx";
import { PriceBlock } from "../PriceBlock/PriceBlock.tsx";
import type { PricePeriod } from "../PriceBlock/priceTexts.ts";
import { Action, Facts, Frame, Picture, Root } from "./ProductCard.styles.ts";
import { type ProductCardTexts, productCardTexts } from "./productCardTexts.ts";

export interface ProductCardProps extends Omit<CardProps, "children" | "flush" | "variant"> {
  /** The name of the product. */
  name: string;
  /** The URL of the picture; a paw replaces one that fails to load. */
  image: string;
  /** The URL of the product's page. */
  href: string;
  /** The regular price; struck through, and left out unless it is higher than the special price. */
  price?: Cents | undefined;
  /** The price for subscribers. */
  specialPrice: Cents;
  /** How often the price is paid, in place of the words about whom it is for. */
  period?: PricePeriod | undefined;
  /** The rating, from 0 to 5. No stars are shown if it is absent or 0, which means a product without ratings. */
  rate?: number | undefined;
  /**
   * The level of the heading in the outline of the page.
   * @default 3
   */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Replaces the component's own texts, all or some. */
  texts?: Partial<ProductCardTexts> | undefined;
}

/**
 * A product of the shop at the subscribers' price. The whole card is pressable; only one link is named and focused.
 *
 * @example
 * import { cents } from "@petbox/domain/money/cents";
 *
 * <ProductCard
 *   name="Petisco natural de frango"
 *   image="/imagens/petisco.webp"
 *   href="/loja/petisco-natural-de-frango"
 *   price={cents(2990)}
 *   specialPrice={cents(1990)}
 *   rate={4.5}
 * />
 */
export function ProductCard({
  name,
  image,
  href,
  price,
  specialPrice,
  period,
  rate,
  headingLevel = 3,
  texts,
  ...rest
}: ProductCardProps) {
  const { buyLabel, subscriberLabel, priceLabel, specialPriceLabel, rateText } = useTexts(
    "productCard",
    productCardTexts,
    texts,
  );
  return (
    <Root flush {...rest}>
      <Frame>
        <Picture>
          <Image src={image} alt="" width={320} height={240} fit="contain" />
        </Picture>
        <Facts>
          <Heading headingLevel={headingLevel} size="large">
            {name}
          </Heading>
          {rate === undefined || rate === 0 ? null : <StarRating value={rate} texts={{ spokenText: rateText }} />}
          <PriceBlock
            price={specialPrice}
            dashedPrice={price}
            period={period}
            texts={{
              ...(period === undefined && { period: subscriberLabel }),
              dashedLabel: priceLabel,
              priceLabel: specialPriceLabel,
            }}
          />
        </Facts>
        <Action>
          <LinkButton href={href} fullWidth>
            {buyLabel}
            <VisuallyHidden>{` ${name}`}</VisuallyHidden>
          </LinkButton>
        </Action>
      </Frame>
    </Root>
  );
}
