import type { MessageKind } from "./KindIcon.tsx";

const names: Readonly<Record<MessageKind, string>> = {
  success: "Sucesso",
  warning: "Atenção",
  error: "Erro",
  info: "Informação",
  question: "Pergunta",
};

/** What the picture of a kind is called. */
export function kindLabel(kind: MessageKind): string {
  return names[kind];
}
