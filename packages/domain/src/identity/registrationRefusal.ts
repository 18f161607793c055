const registrationRefusedMessage = "Um erro ocorreu, verifique seus dados e tente novamente.";

/** The notice beside a registration that the server did not take. */
export type RegistrationNotice = { readonly tone: "warning" | "danger"; readonly description: string };

/**
 * What the notice says: the bot check's own text, which speaks of "humano", as a warning; for anything else one general text
 * (FUN-343, FUN-344).
 * @param firstMessage the first text of the server's list, if it sent any.
 */
export function registrationNotice(firstMessage: string | undefined): RegistrationNotice {
  if (firstMessage?.toLowerCase().includes("humano")) return { tone: "warning", description: firstMessage };
  return { tone: "danger", description: registrationRefusedMessage };
}
