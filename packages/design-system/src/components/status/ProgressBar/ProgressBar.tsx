import type { ComponentProps } from "react";
import { Root } from "./ProgressBar.styles.ts";

export interface ProgressBarProps extends Omit<ComponentProps<"progress">, "value" | "max" | "children"> {
  /** What advances, for screen readers: "Etapa 3 de 10". */
  label: string;
  /** How far it has come, from 0 to `max`. */
  value: number;
  /** @default 100 */
  max?: number;
}

/** How far along one is. What is not a number, or past an end, is shown as the nearest end. */
export function ProgressBar({ label, value, max = 100, ...rest }: ProgressBarProps) {
  return <Root aria-label={label} {...rest} value={Math.min(Math.max(value || 0, 0), max)} max={max} />;
}
