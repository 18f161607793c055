import type { Failure } from "./failure.ts";

/** The text for a failure without a message of its own (decision 9). */
export const somethingWentWrong = "Um erro ocorreu!";

/** The customer's message for a failed save: the server's text, or else what happened and what was kept. */
export function failureText(failure: Failure): string {
  switch (failure.kind) {
    case "offline":
      return "Parece que você está sem internet. Nada do que você preencheu se perdeu: tente de novo quando a conexão voltar.";
    case "timeout":
      return "A resposta está demorando mais que o normal. O que você preencheu continua aqui: tente de novo.";
    case "session-expired":
      return "Sua sessão expirou. Recarregue a página e tente de novo. Se continuar, libere os cookies da PetBox no seu navegador.";
    case "too-many":
      return (
        failure.message ??
        "Muitas tentativas seguidas. Espere um minuto e tente de novo: o que você preencheu continua aqui."
      );
    case "refused":
    case "invalid":
      return failure.message ?? somethingWentWrong;
    case "unavailable":
      return failure.message ?? somethingWentWrong;
    case "contract":
      return somethingWentWrong;
  }
}
