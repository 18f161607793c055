import type { Cents } from "@petbox/domain/money/cents";
import { formatCents } from "@petbox/domain/money/format";
import type { ComponentProps } from "react";
import { VisuallyHidden } from "../../foundations/VisuallyHidden/index.ts";
import { Amount, Before, Discount, Now, Period, Root } from "./PriceBlock.styles.ts";

export interface PriceBlockProps extends Omit<ComponentProps<"div">, "children"> {
  /** What is to be paid each period. */
  price: Cents;
  /** What it was before the coupon; shown struck through, and only when it is more than the price. */
  dashedPrice?: Cents | undefined;
  /** What the coupon takes off; shown when above zero. */
  discount?: Cents | undefined;
  /**
   * The period that the price is for; an empty text for a price that is paid once.
   * @default "/mês"
   */
  period?: string;
  /** @default "medium" */
  size?: "medium" | "large";
  /**
   * Said before the price that was, since nobody hears a line through it.
   * @default "Preço sem desconto:"
   */
  dashedLabel?: string;
  /**
   * Said before the price that is.
   * @default "Preço:"
   */
  priceLabel?: string;
  /**
   * What is said of the discount.
   * @default "Desconto liberado: R$20,00"
   */
  discountText?: (discount: Cents) => string;
}

/** The words around a price, for those who show one among other things. */
export type PriceTexts = Pick<PriceBlockProps, "period" | "dashedLabel" | "priceLabel" | "discountText">;

const released = (discount: Cents) => `Desconto liberado: ${formatCents(discount)}`;

/** A price, what it was, and what the coupon is worth: "Desconto liberado: R$20,00" (FUN-080, FUN-106). */
export function PriceBlock({
  price,
  dashedPrice,
  discount,
  period = "/mês",
  size = "medium",
  dashedLabel = "Preço sem desconto:",
  priceLabel = "Preço:",
  discountText = released,
  ...rest
}: PriceBlockProps) {
  return (
    <Root {...rest} data-size={size}>
      {dashedPrice !== undefined && dashedPrice > price ? (
        <Before>
          <VisuallyHidden>{`${dashedLabel} `}</VisuallyHidden>
          <del>{formatCents(dashedPrice)}</del>
        </Before>
      ) : null}
      <Now>
        <VisuallyHidden>{`${priceLabel} `}</VisuallyHidden>
        <Amount>{formatCents(price)}</Amount>
        {period === "" ? null : <Period>{period}</Period>}
      </Now>
      {discount !== undefined && discount > 0 ? <Discount>{discountText(discount)}</Discount> : null}
    </Root>
  );
}
