import type { Cents } from "@petbox/domain/money/cents";
import { LinkButton } from "../../actions/LinkButton/LinkButton.tsx";
import { StarRating } from "../../forms/StarRating/StarRating.tsx";
import type { CardProps } from "../../foundations/Card/Card.tsx";
import { Heading } from "../../foundations/Heading/Heading.tsx";
import { Image } from "../../foundations/Image/Image.tsx";
import { VisuallyHidden } from "../../foundations/VisuallyHidden/VisuallyHidden.tsx";
import { PriceBlock } from "../PriceBlock/PriceBlock.tsx";
import { Action, Facts, Frame, Picture, Root } from "./ProductCard.styles.ts";
import { type ProductCardTexts, productCardTexts } from "./productCardTexts.ts";

export interface ProductCardProps extends Omit<CardProps, "children" | "flush" | "variant"> {
  /** The name of the product. */
  name: string;
  /** The address of the picture; a paw stands in for one that cannot be had. */
  image: string;
  /** Where it can be bought. */
  href: string;
  /** What everybody pays; struck through, and left out unless it is more than the special price. */
  price?: Cents | undefined;
  /** What a subscriber pays. */
  specialPrice: Cents;
  /** Its stars, from 0 to 5; no stars without it. */
  rate?: number | undefined;
  /** @default 3 */
  headingLevel?: 2 | 3 | 4;
  /** Other words in the place of its own. */
  texts?: Partial<ProductCardTexts> | undefined;
}

/** A product of the shop at the subscribers' price. All of it can be pressed; what is named and focused is one link. */
export function ProductCard({
  name,
  image,
  href,
  price,
  specialPrice,
  rate,
  headingLevel = 3,
  texts,
  ...rest
}: ProductCardProps) {
  const { buyLabel, subscriberLabel, priceLabel, specialPriceLabel, rateText } = { ...productCardTexts, ...texts };
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
          {rate === undefined ? null : <StarRating value={rate} texts={{ spokenText: rateText }} />}
          <PriceBlock
            price={specialPrice}
            dashedPrice={price}
            texts={{ period: subscriberLabel, dashedLabel: priceLabel, priceLabel: specialPriceLabel }}
          />
        </Facts>
        <Action>
          <LinkButton href={href} fullWidth>
            <span>
              {buyLabel}
              <VisuallyHidden>{` ${name}`}</VisuallyHidden>
            </span>
          </LinkButton>
        </Action>
      </Frame>
    </Root>
  );
}
