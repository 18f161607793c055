import type { FaultKind } from "../backend/fault.ts";

/** What each fault is, in the words of whoever picks it: in the panel and in the Storybook's toolbar. */
export const faultTitles: Readonly<Record<FaultKind, string>> = {
  offline: "sem internet",
  timeout: "nunca responde",
  "lost-reply": "a resposta se perde",
  "500": "500, servidor fora do ar",
  "419": "419, sessão expirada",
  "422": "422, campos recusados",
  "429": "429, tentativas demais",
  refused: "400, recusado com explicação",
  "not-json": "uma página no lugar de JSON",
  "wrong-shape": "resposta fora do contrato",
};
