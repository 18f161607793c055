import type { ComponentProps } from "react";
import { Parts } from "./LegalLine.styles.ts";

export interface LegalLineProps extends Omit<ComponentProps<"p">, "children"> {
  /** Its parts with " · " between them. */
  readonly line: string;
}

/** Who sells: no line of it ends with the dot that stands between two parts. */
export function LegalLine({ line, ...rest }: LegalLineProps) {
  return (
    <Parts {...rest}>
      {line.split("· ").map((part) => (
        <span key={part}>{part}</span>
      ))}
    </Parts>
  );
}
