import type { ComponentProps } from "react";
import { styled } from "styled-components";
import { media } from "../../../theme/breakpoints.ts";
import { tokens } from "../../../tokens/index.ts";

/** One part a line on a phone; on wide screens side by side. */
const Parts = styled.p`
  & > span { display: block; }
  ${media.from768} {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    column-gap: ${tokens.space.s4};
  }
`;

export interface LegalLineProps extends Omit<ComponentProps<"p">, "children"> {
  /** The parts, separated by " · ". */
  readonly line: string;
}

/** The seller's data, wrapped between parts, without their separators. */
export function LegalLine({ line, ...rest }: LegalLineProps) {
  return (
    <Parts {...rest}>
      {line.split(" · ").map((part) => (
        <span key={part}>{part}</span>
      ))}
    </Parts>
  );
}
