import { freightText } from "@petbox/domain/delivery/freight";
import { type Cents, zeroCents } from "@petbox/domain/money/cents";
import { formatCents } from "@petbox/domain/money/format";
import type { ExtraItem, SelectedPlan } from "@petbox/domain/plan/offer";
import type { CheckoutSubject } from "@petbox/domain/scheduled/checkoutSubject";
import { purchaseFacts } from "@petbox/domain/scheduled/purchaseSummary";
import { type ReactNode, useState } from "react";
import { SummaryCard, type SummaryCardProps } from "../../components/commerce/SummaryCard/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { VisuallyHidden } from "../../components/foundations/VisuallyHidden/index.ts";
import { Skeleton } from "../../components/status/Skeleton/index.ts";
import { EmailText } from "../session/EmailText.tsx";
import { monthlyChargeText, PlanPriceBreakdown } from "./PlanPriceBreakdown.tsx";
import { PurchasedProducts } from "./PurchasedProducts.tsx";
import { BoxFace, boxName, type OrderedBox, SummaryBox } from "./SummaryBox.tsx";

export interface PlanSummaryProps
  extends Pick<SummaryCardProps, "title" | "couponField" | "estimate">,
    Pick<CheckoutSubject, "purchase"> {
  /** The selected plan with its prices; undefined while loading, when a placeholder is shown. */
  readonly plan: SelectedPlan | undefined;
  /** The e-mail of the customer whose order it is, if known. */
  readonly email?: string | undefined;
  /** The ordered box; without it the summary has no face. */
  readonly box?: OrderedBox | undefined;
  /** The extra item in each box, "unnamed" until its name has loaded. */
  readonly extraItem?: ExtraItem | "unnamed" | undefined;
  /** Per box; undefined until it is certain. */
  readonly freight: Cents | undefined;
  /** Text for an uncertain freight. @default "A calcular" */
  readonly unsureFreight?: string | undefined;
  /** Whether it is paid, and so can no longer be changed here. @default false */
  readonly isPaid?: boolean | undefined;
}

/** The order's card at checkout and payment: plan, extra item, freight, price and coupon. */
export function PlanSummary(props: PlanSummaryProps) {
  const { plan, purchase, email, box, extraItem, freight, unsureFreight = "A calcular", isPaid, ...parts } = props;
  return (
    <SummaryCard
      aria-busy={plan === undefined}
      texts={purchase && purchaseTexts}
      top={
        purchase === undefined ? (
          box && <SummaryBox box={box} />
        ) : (
          <PurchasedProducts kind={purchase} purchase={plan?.purchase} isPaid={isPaid} />
        )
      }
      folded={isPaid ? undefined : foldedLine(props)}
      plan={plan?.name ?? "…"}
      extraItem={extraItemText(extraItem)}
      validity={plan ? planTermText(plan) : "…"}
      firstBoxShipping={freight === undefined ? unsureFreight : freightText(freight)}
      facts={[
        ...(purchase === undefined ? [] : purchaseFacts(plan?.purchase)),
        ...(email === undefined ? [] : [{ term: "E-mail", fact: <EmailText email={email} /> }]),
      ]}
      price={
        <>
          {plan ? (
            <PlanPriceBreakdown plan={plan} freight={freight ?? zeroCents} each={purchase && "envio"} />
          ) : (
            <PriceSkeleton />
          )}
          <PriceAnnouncement price={plan?.monthlyPrice} />
        </>
      }
      {...parts}
    />
  );
}

/** What is bought, and its monthly charge, in one line. */
function foldedLine({ plan, purchase, box, freight }: PlanSummaryProps): SummaryCardProps["folded"] {
  return {
    picture: purchase === undefined && box ? <BoxFace box={box} size="small" /> : undefined,
    name: purchase === undefined && box ? boxName(box) : "Resumo do pedido",
    total: plan === undefined ? <Skeleton width="medium" /> : monthlyChargeText(plan, freight, "/mês"),
  };
}

const purchaseTexts = { planLabel: "Assinatura", firstBoxShippingLabel: "Frete de cada envio" };

/** "12 meses" (MAN-087). */
function planTermText({ length }: SelectedPlan): string {
  return length === 1 ? "1 mês, renovado a cada mês" : `${length} meses`;
}

function extraItemText(item: PlanSummaryProps["extraItem"]): ReactNode {
  if (item === undefined) return undefined;
  if (item === "unnamed") return "Incluído";
  return item.isPriceKnown ? `${item.name}, ${formatCents(item.monthlyPrice)}/mês` : item.name;
}

/** Placeholder of the monthly price and the total. */
function PriceSkeleton() {
  return (
    <Stack gap="s2">
      <Skeleton shape="title" width="medium" />
      <Skeleton width="long" />
    </Stack>
  );
}

/** Announces a changed price to screen readers, e.g. after a coupon; the initial price is not announced. */
function PriceAnnouncement({ price }: { readonly price: Cents | undefined }) {
  const [known, setKnown] = useState<{ readonly price: Cents | undefined; readonly before: Cents | undefined }>({
    price,
    before: undefined,
  });
  if (price !== undefined && price !== known.price) setKnown({ price, before: known.price });
  const isNews = known.before !== undefined && known.price !== undefined;
  return (
    <VisuallyHidden role="status">
      {isNews ? `O preço mudou de ${formatCents(known.before)} para ${formatCents(known.price)} por mês` : ""}
    </VisuallyHidden>
  );
}
