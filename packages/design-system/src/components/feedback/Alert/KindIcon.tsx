import { Glyph } from "../../foundations/Glyph/index.ts";

/** What a message is about; the kinds that the shop has (FUN-347). */
export type MessageKind = "success" | "warning" | "error" | "info" | "question";

export interface KindIconProps {
  kind: MessageKind;
  /** Its name for screen readers. */
  label: string;
}

/** The kind of a message as a picture with a name, so that it is never told by colour alone. */
export function KindIcon({ kind, label }: KindIconProps) {
  return <Glyph sign={kind} label={label} />;
}
