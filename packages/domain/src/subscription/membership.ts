import { type CivilDate, formatLongDate } from "../calendar/civilDate.ts";

export const canceledMembershipText = "Assinatura cancelada";

/** What a subscription is called beside its pet: "Membro desde abril de 2024", or that it is canceled (SUB-163, SUB-164). */
export function membershipText(subscription: { readonly active: boolean; readonly since: CivilDate }): string {
  if (!subscription.active) return canceledMembershipText;
  return formatLongDate(subscription.since).replace(/^\d+ de/, "Membro desde");
}
