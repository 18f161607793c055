import { type Cents, divideCents, subtractCents, zeroCents } from "@petbox/domain/money/cents";
import { formatCents } from "@petbox/domain/money/format";
import { chargesText } from "@petbox/domain/plan/charges";
import { chargesOf, withFreight } from "@petbox/domain/plan/commitment";
import type { SelectedPlan } from "@petbox/domain/plan/offer";
import { priceBeforeCoupon } from "@petbox/domain/plan/pricing";
import { PriceBlock } from "../../components/commerce/PriceBlock/index.ts";
import { priceTexts } from "../../components/commerce/PriceBlock/priceTexts.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Text } from "../../components/foundations/Text/index.ts";
import { VisuallyHidden } from "../../components/foundations/VisuallyHidden/index.ts";

interface PlanPriceBreakdownProps {
  readonly plan: SelectedPlan;
  /** Per box. */
  readonly freight: Cents;
  /** The subject of the freight. @default "caixa" */
  readonly each?: "caixa" | "envio" | undefined;
}

/** Monthly price, freight per box and total of the term, each with its price before the coupon. */
export function PlanPriceBreakdown({ plan, freight, each = "caixa" }: PlanPriceBreakdownProps) {
  const inEach = each === "caixa" ? "em cada caixa" : "em cada envio";
  const { length, monthlyPrice, total, totalBefore } = plan;
  const discount = totalBefore === undefined ? zeroCents : subtractCents(totalBefore, total);
  // A total that is no multiple of the monthly price is shown with its charges.
  const charges = chargesOf(plan, freight);
  const monthlyBefore = totalBefore && divideCents(totalBefore, length);
  return (
    <Stack gap="s2">
      <PriceBlock
        price={monthlyPrice}
        dashedPrice={
          monthlyBefore && priceBeforeCoupon({ monthlyPrice: monthlyBefore, months: length, couponDiscount: discount })
        }
        discount={discount}
        texts={wholePlanTexts}
      />
      {freight > 0 ? <Text numeric>{`+ ${formatCents(freight)} de frete ${inEach}`}</Text> : null}
      {each === "envio" ? (
        <Text numeric>
          Total de cada cobrança: <strong>{formatCents(withFreight(plan, freight).charge)}</strong>
        </Text>
      ) : null}
      {length === 1 ? null : (
        <Text tone="soft" numeric>
          {"Total do plano: "}
          {discount > 0 && totalBefore !== undefined ? (
            <span>
              <del>{formatCents(withFreight({ ...plan, total: totalBefore }, freight).total)}</del>
              <VisuallyHidden> por</VisuallyHidden>{" "}
            </span>
          ) : null}
          <strong>{formatCents(withFreight(plan, freight).total)}</strong>
          <span>{freight > 0 ? ", com frete" : ""}</span>
          {charges.length > 1 ? <span>{` (${chargesText(charges)})`}</span> : null}
        </Text>
      )}
    </Stack>
  );
}

/** Below a monthly price, the discount refers to the whole term. */
const wholePlanTexts = {
  discountText: (discount: Cents) => `${priceTexts.discountText(discount)} no plano todo`,
};

/** The monthly charge of a plan with the known facts about its freight: "R$92,25, com frete". */
export function monthlyChargeText(plan: SelectedPlan, freight: Cents | undefined, period = ""): string {
  const amount = `${formatCents(withFreight(plan, freight ?? zeroCents).charge)}${period}`;
  if (freight === undefined) return `${amount} +\u00a0frete`;
  return `${amount}, ${freight > 0 ? "com frete" : "frete grátis"}`;
}
