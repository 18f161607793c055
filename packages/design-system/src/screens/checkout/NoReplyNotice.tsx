import { Alert } from "../../components/feedback/Alert/index.ts";

/** The second query to the bank had no reply either. */
export function NoReplyNotice() {
  return (
    <Alert tone="info">
      Perguntamos agora, e o banco continua sem resposta. Espere um pouco: assim que ela chegar, esta página se
      atualiza.
    </Alert>
  );
}
