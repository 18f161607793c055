import { type Failure, ownTextOf } from "../failure/failure.ts";
import { withAdvice } from "../failure/withAdvice.ts";

/** The texts of the cancellation dialog and its outcome (MAN-208, MAN-356). */
export const cancelTexts = {
  begin: "Quero solicitar cancelamento",
  /** What stays of level and coupons, and what stops (decision 71). */
  kept: "O seu nível e o cupom dele continuam seus; os outros cupons valem até o prazo de cada um. Se o seu nível dá frete grátis na loja, esse frete vale enquanto você tiver uma assinatura de caixa ativa.",
  sentTitle: "Sucesso",
  /** Shown unless the server sends its own text. */
  sent: "Recebemos o seu pedido de cancelamento. A resposta chega por e-mail em até 1 dia útil.",
  pendingTitle: "Seu pedido de cancelamento está em andamento",
  pending:
    "Já recebemos o seu pedido. A resposta chega por e-mail em até 1 dia útil, e você não precisa fazer mais nada.",
} as const;

const generic = "Oh, um erro ocorreu!";
const internal = "Oh, um erro interno ocorreu!";

/** A failed cancellation request. Texts from the server may contain HTML. */
export interface CancelFailure {
  readonly title?: string;
  readonly text: string;
}

/** Shown for a subscription without a known code (MAN-355). */
export const codeMissing: CancelFailure = { text: generic };

/** Shown when a successful response reports a refusal (MAN-357). */
export function cancelRefused(message: string | undefined): CancelFailure {
  return { text: message || generic };
}

/** Shown when the call fails: a refusal requests the customer's attention; any other failure is the server's (MAN-358, MAN-359). */
export function cancelFailure(failure: Failure): CancelFailure {
  const title = "Atenção";
  switch (failure.kind) {
    case "refused":
      return { title, text: failure.message || generic };
    // A 401 means a logged-out visitor: the advice is to log in again. A 419 counts as an internal error.
    case "session-expired":
      return failure.status === 401
        ? { title, text: ownTextOf(failure) ?? withAdvice(generic, failure) }
        : { text: withAdvice(internal, failure) };
    default:
      return { text: withAdvice(internal, failure) };
  }
}
