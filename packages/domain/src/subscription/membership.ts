import { type CivilDate, formatLongMonth } from "../calendar/civilDate.ts";

export const canceledMembershipText = "Assinatura cancelada";

/** Shown next to the status of an active subscription with a pending cancellation. */
export const cancelAskedText = "Cancelamento em análise";

interface Membership {
  readonly active: boolean;
  readonly since?: CivilDate | undefined;
  /** Whether its term ended without a cancellation, if the server says so. */
  readonly hasExpired?: boolean;
}

/**
 * The label next to a subscription's pet: "Membro desde abril de 2024", or that it is cancelled (SUB-163, SUB-164). One that is known to
 * have expired is not called cancelled (decision 87).
 * @returns undefined if its start is unknown.
 */
export function membershipText({ active, since, hasExpired = false }: Membership): string | undefined {
  if (hasExpired) return "Assinatura expirada";
  if (!active) return canceledMembershipText;
  return since && `Membro desde ${formatLongMonth(since)}`;
}
