import { type Cents, noCents } from "@petbox/domain/money/cents";
import { formatCents } from "@petbox/domain/money/format";
import type { ExtraItem, SelectedPlan } from "@petbox/domain/plan/offer";
import type { CheckoutSubject } from "@petbox/domain/scheduled/checkoutSubject";
import { purchaseFacts } from "@petbox/domain/scheduled/purchaseSummary";
import type { ReactNode } from "react";
import { SummaryCard, type SummaryCardProps } from "../../components/commerce/SummaryCard/index.ts";
import { PlanPrice } from "./PlanPrice.tsx";
import { PriceNews } from "./PriceNews.tsx";
import { PriceOnItsWay } from "./PriceOnItsWay.tsx";
import { PurchasedProducts } from "./PurchasedProducts.tsx";

/** What was chosen: the plan with its prices, and what is more in each of its boxes; unnamed until it was read. */
export interface Chosen {
  readonly plan: SelectedPlan;
  readonly extraItem: ExtraItem | "unnamed" | undefined;
}

interface PlanSummaryProps
  extends Pick<SummaryCardProps, "title" | "couponField" | "estimate">,
    Pick<CheckoutSubject, "purchase"> {
  /** Undefined while it is on its way: its place is kept. */
  readonly chosen: Chosen | undefined;
  /** What is known of the extra item while the plan is on its way, so that nothing moves when it comes. */
  readonly extraItem?: Chosen["extraItem"];
  /** Of each box; undefined while it is not sure. */
  readonly freight: Cents | undefined;
  /** What is said of a freight that is not sure. @default "A calcular" */
  readonly unsureFreight?: string;
  /** Whether it is paid: then it is not changed here any more. @default false */
  readonly isPaid?: boolean;
}

/** The card of what is bought, at the checkout as at the payment: plan, extra item, freight, price and coupon. */
export function PlanSummary(props: PlanSummaryProps) {
  const { chosen, purchase, extraItem, freight, unsureFreight = "A calcular", isPaid, ...parts } = props;
  return (
    <SummaryCard
      aria-busy={chosen === undefined}
      texts={purchase && purchaseTexts}
      top={purchase && <PurchasedProducts kind={purchase} purchase={chosen?.plan.purchase} isPaid={isPaid} />}
      plan={chosen?.plan.name ?? "…"}
      extraItem={extraItemText(chosen === undefined ? extraItem : chosen.extraItem)}
      validity={chosen ? validityText(chosen.plan) : "…"}
      firstBoxShipping={freight === undefined ? unsureFreight : freightText(freight)}
      facts={purchase && purchaseFacts(chosen?.plan.purchase)}
      price={
        <>
          {chosen ? (
            <PlanPrice plan={chosen.plan} freight={freight ?? noCents} each={purchase && "envio"} />
          ) : (
            <PriceOnItsWay />
          )}
          <PriceNews price={chosen?.plan.monthlyPrice} />
        </>
      }
      {...parts}
    />
  );
}

const purchaseTexts = { planLabel: "Assinatura", firstBoxShippingLabel: "Frete de cada envio" };

/** "12 meses" (MAN-087). */
function validityText({ length }: SelectedPlan): string {
  return length === 1 ? "1 mês, renovado a cada mês" : `${length} meses`;
}

function freightText(freight: Cents): string {
  return freight <= 0 ? "Frete Grátis" : formatCents(freight);
}

function extraItemText(item: Chosen["extraItem"]): ReactNode {
  if (item === undefined) return undefined;
  if (item === "unnamed") return "Incluído";
  return item.isPriceSaid ? `${item.name} · ${formatCents(item.monthlyPrice)}/mês` : item.name;
}
