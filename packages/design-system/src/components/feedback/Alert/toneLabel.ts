/** The tones of messages in the shop (FUN-347). */
export type MessageTone = "success" | "warning" | "danger" | "info" | "question";

const names: Readonly<Record<MessageTone, string>> = {
  success: "Sucesso",
  warning: "Atenção",
  danger: "Erro",
  info: "Informação",
  question: "Pergunta",
};

/** The accessible name of each tone's icon. */
export function toneLabel(tone: MessageTone): string {
  return names[tone];
}
