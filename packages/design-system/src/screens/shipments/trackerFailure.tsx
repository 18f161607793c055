import type { Failure } from "@petbox/domain/failure/failure";
import { failureText } from "@petbox/domain/failure/failureText";
import type { AsyncResultViewTexts } from "../../components/feedback/AsyncResultView/asyncResultViewTexts.ts";
import { SafeHtml } from "../../components/foundations/SafeHtml/index.ts";

/** Failure texts of the tracker: the server's own message if it sent one, possibly HTML (SUB-338). */
export const trackerFailure: Pick<AsyncResultViewTexts, "failureTitle" | "failureDescription"> = {
  failureTitle: "Não deu para carregar suas caixas",
  failureDescription: (failure) =>
    "message" in failure && failure.message ? <SafeHtml html={failure.message} /> : ownWords(failure),
};

function ownWords(failure: Failure): string {
  switch (failure.kind) {
    case "offline":
      return "Parece que você está sem internet. Tente de novo quando a conexão voltar.";
    case "timeout":
      return "A resposta está demorando mais que o normal. Tente de novo em instantes.";
    case "session-expired":
      return failureText(failure);
    default:
      return "O problema é do nosso lado, e suas caixas seguem o caminho delas. Tente de novo em instantes.";
  }
}
