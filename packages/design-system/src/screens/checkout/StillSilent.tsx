import { Alert } from "../../components/feedback/Alert/index.ts";

/** The bank was asked once more, and has still said nothing. */
export function StillSilent() {
  return (
    <Alert tone="info">
      Perguntamos agora, e o banco continua sem resposta. Espere um pouco: assim que ela chegar, esta página se
      atualiza.
    </Alert>
  );
}
