import { Glyph } from "../../foundations/Glyph/index.ts";

/** What a message is about; the ones that the shop has (FUN-347). */
export type MessageTone = "success" | "warning" | "danger" | "info" | "question";

export interface ToneIconProps {
  tone: MessageTone;
  /** Its name for screen readers. */
  label: string;
}

/** The tone of a message as a picture with a name, so that it is never told by colour alone. */
export function ToneIcon({ tone, label }: ToneIconProps) {
  return <Glyph sign={tone} label={label} />;
}
