import type { Cents } from "@petbox/domain/money/cents";
import { formatCents } from "@petbox/domain/money/format";
import type { ComponentProps } from "react";
import { useFormat } from "../../../texts/useFormat.ts";
import { useTexts } from "../../../texts/useTexts.ts";
import { VisuallyHidden } from "../../foundations/VisuallyHidden/index.ts";
import { Amount, Before, Discount, Now, Period, Root } from "./PriceBlock.styles.ts";
import { type PriceBlockTexts, priceTexts } from "./priceTexts.ts";

export interface PriceBlockProps extends Omit<ComponentProps<"div">, "children"> {
  /** The price of each period. */
  price: Cents;
  /** The price before the coupon; shown struck through, and only when it is higher than the price. */
  dashedPrice?: Cents | undefined;
  /** The discount of the coupon; shown when above zero. */
  discount?: Cents | undefined;
  /** @default "medium" */
  size?: "medium" | "large";
  /** Replaces the component's own texts, all or some. */
  texts?: Partial<PriceBlockTexts> | undefined;
}

/** A price, the price before, and the discount of the coupon: "Desconto liberado: R$20,00" (FUN-080, FUN-106). */
export function PriceBlock({ price, dashedPrice, discount, size = "medium", texts, ...rest }: PriceBlockProps) {
  const { period, dashedLabel, priceLabel, discountText } = useTexts("priceBlock", priceTexts, texts);
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
        {period === "" ? null : <Period>{period}</Period>}
      </Now>
      {discount !== undefined && discount > 0 ? <Discount>{discountText(discount)}</Discount> : null}
    </Root>
  );
}
