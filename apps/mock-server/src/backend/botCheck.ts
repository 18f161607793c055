import { botCheckTokenOf } from "../seed/botCheck.ts";
import { invalid } from "./refusal.ts";

export const botRefusalText = "Não conseguimos confirmar que você é humano. Recarregue a página e tente de novo.";

/** Whether a bot-check token is one that this server gives out. */
export function isHuman(token: string): boolean {
  return token === botCheckTokenOf("contact");
}

/** @throws Refusal 422 for a token that is not one. */
export function checkBot(token: string): void {
  if (!isHuman(token)) throw invalid({ recaptcha_response: [botRefusalText] });
}
