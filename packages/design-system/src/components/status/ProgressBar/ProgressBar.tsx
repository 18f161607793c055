import type { ComponentProps } from "react";
import { Root } from "./ProgressBar.styles.ts";

export interface ProgressBarProps extends Omit<ComponentProps<"progress">, "value" | "max" | "children"> {
  /** The accessible name: "Etapa 3 de 10". */
  label: string;
  /** The progress, from 0 to `max`. */
  value: number;
  /** @default 100 */
  max?: number;
}

/** A progress bar. Values out of range are clamped. */
export function ProgressBar({ label, value, max = 100, ...rest }: ProgressBarProps) {
  return <Root aria-label={label} {...rest} value={Math.min(Math.max(value || 0, 0), max)} max={max} />;
}
