import type { ComponentProps } from "react";
import { tokens } from "../../tokens/index.ts";
import { Root } from "./Logo.styles.ts";

export interface LogoProps extends Omit<ComponentProps<"span">, "children"> {
  /**
   * The brand's name, written beside the drawing.
   * @default "PetBox"
   */
  name?: string;
}

/** The brand: an open box whose flaps are a dog's ears, and the name. Put it in a link that says where it leads. */
export function Logo({ name = "PetBox", ...rest }: LogoProps) {
  return (
    <Root {...rest}>
      <svg viewBox="0 0 40 40" aria-hidden="true">
        <path
          fill={tokens.color.highlight}
          d="M10 9 3 11q-2 1-1 3l3 9q1 3 4 2l4-2zM30 9l7 2q2 1 1 3l-3 9q-1 3-4 2l-4-2z"
        />
        <path fill={tokens.color.primary} d="M10 7h20q4 0 4 4v18q0 7-7 7H13q-7 0-7-7V11q0-4 4-4z" />
        <ellipse cx="20" cy="26" rx="8" ry="6.5" fill={tokens.color.onPrimary} />
        <path fill={tokens.color.onPrimary} d="M13 15a2 2 0 1 1 0 4 2 2 0 0 1 0-4zm14 0a2 2 0 1 1 0 4 2 2 0 0 1 0-4z" />
        <path
          fill={tokens.color.primary}
          d="M16.5 22.5h7q1.5 0 .8 1.3-1.1 2-3.3 2.6V29a1 1 0 0 1-2 0v-2.6q-2.2-.6-3.3-2.6-.7-1.3.8-1.3z"
        />
      </svg>
      <span>{name}</span>
    </Root>
  );
}
