import { type Failure, ownTextOf } from "../failure/failure.ts";
import { withAdvice } from "../failure/withAdvice.ts";

/** What the dialog and what comes of it are called (MAN-208, MAN-356). */
export const cancelTexts = {
  begin: "Quero solicitar cancelamento",
  sentTitle: "Sucesso",
  /** Where the server says no more of it. */
  sent: "Recebemos o seu pedido de cancelamento. A resposta chega por e-mail em até 1 dia útil.",
  pendingTitle: "Seu pedido de cancelamento está em andamento",
  pending:
    "Já recebemos o seu pedido. Você será respondido por e-mail em até 1 dia útil, e não precisa fazer mais nada.",
} as const;

const generic = "Oh, um erro ocorreu!";
const internal = "Oh, um erro interno ocorreu!";

/** What is said where the request did not go through. Texts of the server's may hold HTML. */
export interface CancelFailure {
  readonly title?: string;
  readonly text: string;
}

/** What is said of a subscription whose code nobody knows (MAN-355). */
export const codeMissing: CancelFailure = { text: generic };

/** What is said where the server replied that it does not (MAN-357). */
export function cancelRefused(message: string | undefined): CancelFailure {
  return { text: message || generic };
}

/** What is said of a call that failed: a refusal is the customer's to look at, anything else is the server's own (MAN-358, MAN-359). */
export function cancelFailure(failure: Failure): CancelFailure {
  const title = "Atenção";
  switch (failure.kind) {
    case "refused":
      return { title, text: failure.message || generic };
    // The status says so as well, of whoever is not logged in any more: logging in helps.
    case "session-expired":
      return { title, text: ownTextOf(failure) ?? withAdvice(generic, failure) };
    default:
      return { text: withAdvice(internal, failure) };
  }
}
