import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import { cancelAskedText, canceledMembershipText, membershipText } from "@petbox/domain/subscription/membership";
import { failedChargeText, overdueText } from "@petbox/domain/subscription/overdue";
import type { FormatTexts } from "../../../texts/formatTexts.ts";
import { toneLabel } from "../../feedback/Alert/toneLabel.ts";

/** The texts of a subscription card, each replaceable through `texts`. */
export const subscriptionCardTexts = {
  planLabel: "Plano",
  priceLabel: "Valor por mês",
  freightLabel: "Frete por BOX",
  codeLabel: "Código",
  nextBoxLabel: "Próximo BOX",
  nextBoxText: (date: string) => `Sai por volta de ${date}`,
  /** @param _date how the dictionary writes a date in words; Portuguese names only the month */
  memberText: (since: CivilDate, _date?: FormatTexts["longDate"]) => membershipText({ active: true, since }),
  overdueLabel: overdueText,
  failedChargeLabel: failedChargeText,
  canceledLabel: canceledMembershipText,
  cancelAskedLabel: cancelAskedText,
  /** The accessible name of the sign beside `overdueLabel`. */
  toneLabel,
};

export type SubscriptionCardTexts = typeof subscriptionCardTexts;
