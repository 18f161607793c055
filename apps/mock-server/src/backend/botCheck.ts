import { validationError } from "./httpError.ts";

export const botRefusalText = "Não conseguimos confirmar que você é humano. Recarregue a página e tente de novo.";

/** Whether this server issued the bot-check token. */
export function isHuman(token: string): boolean {
  return token === botCheckTokenOf("contact");
}

/** @throws HttpError 422 for an invalid token. */
export function checkBot(token: string): void {
  if (!isHuman(token)) throw validationError({ recaptcha_response: [botRefusalText] });
}

/** The token that the shop's local bot check returns for an action when no site key is configured. */
function botCheckTokenOf(action: string): string {
  return `local-${action}`;
}
