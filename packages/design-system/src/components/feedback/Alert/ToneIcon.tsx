import { Glyph } from "../../foundations/Glyph/index.ts";

/** The tones of messages in the shop (FUN-347). */
export type MessageTone = "success" | "warning" | "danger" | "info" | "question";

export interface ToneIconProps {
  /** The tone that it stands for. */
  tone: MessageTone;
  /** The accessible name of the icon. */
  label: string;
}

/** The tone of a message as a named icon, so that colour is not the only signal. */
export function ToneIcon({ tone, label }: ToneIconProps) {
  return <Glyph sign={tone} label={label} />;
}
