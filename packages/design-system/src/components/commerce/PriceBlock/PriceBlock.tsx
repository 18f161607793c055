import type { Cents } from "@petbox/domain/money/cents";
import { formatCents } from "@petbox/domain/money/format";
import type { ComponentProps } from "react";
import { styled } from "styled-components";
import { useFormat } from "../../../texts/useFormat.ts";
import { useTexts } from "../../../texts/useTexts.ts";
import { tokens } from "../../../tokens/index.ts";
import { VisuallyHidden } from "../../foundations/VisuallyHidden/index.ts";
import { type PriceBlockTexts, type PricePeriod, priceTexts } from "./priceTexts.ts";

const Root = styled.div`
  display: grid;
  gap: ${tokens.space.s1};
  justify-items: start;
  min-width: 0;
  font-variant-numeric: tabular-nums;
`;

const Before = styled.p`
  color: ${tokens.color.inkSoft};
  font-size: ${tokens.fontSize.small};
`;

const Now = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: ${tokens.space.s1};
  line-height: ${tokens.lineHeight.tight};
  overflow-wrap: anywhere;
`;

const Amount = styled.strong`
  font-size: ${tokens.fontSize.title};
  font-weight: ${tokens.fontWeight.black};
  letter-spacing: -0.01em;

  [data-size="large"] & { font-size: ${tokens.fontSize.heading}; }
`;

const Period = styled.span`
  color: ${tokens.color.inkSoft};
  font-weight: ${tokens.fontWeight.semibold};
`;

const Discount = styled.p`
  color: ${tokens.color.success};
  font-size: ${tokens.fontSize.small};
  font-weight: ${tokens.fontWeight.bold};
`;

export interface PriceBlockProps extends Omit<ComponentProps<"div">, "children"> {
  /** The price of each period. */
  price: Cents;
  /**
   * How often the price is paid.
   * @default "month"
   */
  period?: PricePeriod | undefined;
  /** The price before the coupon; shown struck through, and only when it is higher than the price. */
  dashedPrice?: Cents | undefined;
  /** The discount of the coupon; shown when above zero. */
  discount?: Cents | undefined;
  /**
   * The size of the price.
   * @default "medium"
   */
  size?: "medium" | "large" | undefined;
  /** Replaces the component's own texts, all or some. */
  texts?: Partial<PriceBlockTexts> | undefined;
}

/**
 * A price, the price before, and the discount of the coupon: "Desconto liberado: R$20,00" (FUN-080, FUN-106).
 *
 * @example
 * import { cents } from "@petbox/domain/money/cents";
 *
 * <PriceBlock price={cents(5990)} dashedPrice={cents(7990)} discount={cents(2000)} />
 */
export function PriceBlock({
  price,
  period = "month",
  dashedPrice,
  discount,
  size = "medium",
  texts,
  ...rest
}: PriceBlockProps) {
  const words = useTexts("priceBlock", priceTexts, texts);
  const { dashedLabel, priceLabel, discountText } = words;
  const periodText = { once: "", week: words.weeklyPeriod, month: words.period, year: words.yearlyPeriod }[period];
  const money = useFormat("money", formatCents);
  return (
    <Root {...rest} data-size={size}>
      {dashedPrice !== undefined && dashedPrice > price ? (
        <Before>
          <VisuallyHidden>{`${dashedLabel} `}</VisuallyHidden>
          <del>{money(dashedPrice)}</del>
        </Before>
      ) : null}
      <Now>
        <VisuallyHidden>{`${priceLabel} `}</VisuallyHidden>
        <Amount>{money(price)}</Amount>
        {periodText === "" ? null : <Period>{periodText}</Period>}
      </Now>
      {discount !== undefined && discount > 0 ? <Discount>{discountText(discount, money)}</Discount> : null}
    </Root>
  );
}
