import type { FaultKind } from "../backend/fault.ts";

/** The title of each fault, in the panel and in Storybook's toolbar. */
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
