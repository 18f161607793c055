import type { ComponentProps } from "react";
import { Root } from "./Badge.styles.ts";

export type BadgeTone = "neutral" | "primary" | "highlight" | "success" | "warning" | "danger" | "info";

export interface BadgeProps extends ComponentProps<"span"> {
  /**
   * The meaning of the colour. The text must say it too: colour alone is not accessible.
   * @default "neutral"
   */
  tone?: BadgeTone;
}

/** A word or two about the thing beside it: "R$20,00 OFF", "Ativa", "Em atraso". Not pressable. */
export function Badge({ tone = "neutral", ...rest }: BadgeProps) {
  return <Root data-tone={tone} {...rest} />;
}
