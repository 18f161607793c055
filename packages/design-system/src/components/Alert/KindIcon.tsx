import { CircleCheck, CircleQuestionMark, CircleX, Info, TriangleAlert } from "lucide-react";

/** What a message is about; the kinds that the shop has (FUN-347). */
export type MessageKind = "success" | "warning" | "error" | "info" | "question";

const icons = {
  success: CircleCheck,
  warning: TriangleAlert,
  error: CircleX,
  info: Info,
  question: CircleQuestionMark,
};

const names: Record<MessageKind, string> = {
  success: "Sucesso",
  warning: "Atenção",
  error: "Erro",
  info: "Informação",
  question: "Pergunta",
};

export interface KindIconProps {
  kind: MessageKind;
  /** Its name for screen readers; by default that of the kind, in Portuguese. */
  label?: string | undefined;
}

/** The kind of a message as a picture with a name, so that it is never told by colour alone. */
export function KindIcon({ kind, label = names[kind] }: KindIconProps) {
  const Icon = icons[kind];
  return <Icon role="img" aria-label={label} />;
}
