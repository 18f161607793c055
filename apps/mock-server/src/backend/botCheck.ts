import { validationError } from "./httpError.ts";

export const botRefusalText = "Não conseguimos confirmar que você é humano. Recarregue a página e tente de novo.";

/** Whether it is the token that the shop's local bot check returns for the contact step when no site key is configured. */
export function isHuman(token: string): boolean {
  return token === "local-contact";
}

/** @throws HttpError 422 for an invalid token. */
export function checkBot(token: string): void {
  if (!isHuman(token)) throw validationError({ recaptcha_response: [botRefusalText] });
}
