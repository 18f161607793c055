import { cancelAskedText, canceledMembershipText } from "@petbox/domain/subscription/membership";
import { failedChargeText, overdueText } from "@petbox/domain/subscription/overdue";
import { toneLabel } from "../../feedback/Alert/toneLabel.ts";

/** What a subscription card says of its own; each can be replaced. */
export const subscriptionCardTexts = {
  planLabel: "Plano",
  priceLabel: "Valor por mês",
  freightLabel: "Frete por BOX",
  codeLabel: "Código",
  nextBoxLabel: "Próximo BOX",
  nextBoxText: (date: string) => `Por volta de ${date}`,
  overdueLabel: overdueText,
  failedChargeLabel: failedChargeText,
  canceledLabel: canceledMembershipText,
  cancelAskedLabel: cancelAskedText,
  /** What the sign beside `overdueLabel` is called. */
  toneLabel,
};

export type SubscriptionCardTexts = typeof subscriptionCardTexts;
