import type { ComponentProps } from "react";
import { Parts } from "./LegalLine.styles.ts";

export interface LegalLineProps extends Omit<ComponentProps<"p">, "children"> {
  /** The parts, separated by " · ". */
  readonly line: string;
}

/** The seller's data, wrapped between parts so that no line ends with a separator. */
export function LegalLine({ line, ...rest }: LegalLineProps) {
  return (
    <Parts {...rest}>
      {line.split("· ").map((part) => (
        <span key={part}>{part}</span>
      ))}
    </Parts>
  );
}
