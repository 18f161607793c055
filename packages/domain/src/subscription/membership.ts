import { type CivilDate, formatLongDate } from "../calendar/civilDate.ts";

export const canceledMembershipText = "Assinatura cancelada";

/** Beside how it stands, as long as it goes on. */
export const cancelAskedText = "Cancelamento em análise";

interface Membership {
  readonly active: boolean;
  readonly since?: CivilDate | undefined;
}

/**
 * What a subscription is called beside its pet: "Membro desde abril de 2024", or that it is canceled (SUB-163, SUB-164).
 * @returns undefined where nobody knows since when it runs.
 */
export function membershipText({ active, since }: Membership): string | undefined {
  if (!active) return canceledMembershipText;
  return since && formatLongDate(since).replace(/^\d+ de/, "Membro desde");
}
