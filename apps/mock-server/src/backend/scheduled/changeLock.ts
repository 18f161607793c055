import type { Subscription } from "../checkout/collections.ts";

/** Why a purchase can be neither changed nor cancelled yet, for its pages and the refusal of both; undefined if it can. */
export function changeLockOf({ startedOn }: Pick<Subscription, "startedOn">): string | undefined {
  return startedOn === undefined
    ? "O primeiro pagamento desta assinatura ainda está em andamento. Assim que o banco confirmar, você pode alterar ou cancelar por aqui."
    : undefined;
}
