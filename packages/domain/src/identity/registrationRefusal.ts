import { plainText } from "../text/plainText.ts";

const registrationRefusedMessage = "Um erro ocorreu, verifique seus dados e tente novamente.";

/** The notice for a registration that the server refused. */
export type RegistrationNotice = { readonly tone: "warning" | "danger"; readonly description: string };

/**
 * The bot check's own text (recognised by "humano") as a warning; otherwise one generic text (FUN-343, FUN-344).
 * @param firstMessage the first of the server's messages, if any; may contain HTML, which a toast does not show.
 */
export function registrationNotice(firstMessage: string | undefined): RegistrationNotice {
  const text = plainText(firstMessage ?? "");
  if (text.toLowerCase().includes("humano")) return { tone: "warning", description: text };
  return { tone: "danger", description: registrationRefusedMessage };
}
