import type { Failure } from "./failure.ts";

/** The text for a failure without its own text (decision 9). */
export const somethingWentWrong = "Um erro ocorreu!";

/** The text beside a field that the server rejected without words for the customer. */
export const wrongFieldText = "Confira este campo.";

/** The text of a failed save: the server's own text, or else the cause and the assurance that input is kept. */
export function failureText(failure: Failure): string {
  switch (failure.kind) {
    case "offline":
      return "Parece que você está sem internet. Nada do que você preencheu se perdeu: tente de novo quando a conexão voltar.";
    case "outdated":
      return "A loja foi atualizada enquanto esta página estava aberta. Recarregue a página: o que você preencheu volta, menos os dados do cartão.";
    case "timeout":
      return "A resposta está demorando mais que o normal. O que você preencheu continua aqui: tente de novo.";
    case "session-expired":
      return "Sua sessão expirou. Recarregue a página e tente de novo. Se continuar, libere os cookies da PetBox no seu navegador.";
    case "too-many":
      return failure.message ?? tooManyText(failure.retryAfter);
    case "refused":
    case "invalid":
    case "unavailable":
      return failure.message ?? somethingWentWrong;
    case "contract":
      return somethingWentWrong;
  }
}

/** The advice after too many calls. @param seconds the pause that the server requests. */
export function tooManyText(seconds = 60): string {
  const pause = seconds > 60 ? `${Math.ceil(seconds / 60)} minutos` : "um minuto";
  return `Muitas tentativas seguidas. Espere ${pause} e tente de novo: o que você preencheu continua aqui.`;
}
