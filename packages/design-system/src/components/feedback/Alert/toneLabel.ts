import type { MessageTone } from "./ToneIcon.tsx";

const names: Readonly<Record<MessageTone, string>> = {
  success: "Sucesso",
  warning: "Atenção",
  danger: "Erro",
  info: "Informação",
  question: "Pergunta",
};

/** What the picture of a tone is called. */
export function toneLabel(tone: MessageTone): string {
  return names[tone];
}
