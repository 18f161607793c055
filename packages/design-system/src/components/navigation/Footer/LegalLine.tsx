import type { ComponentProps } from "react";
import { styled } from "styled-components";
import { media } from "../../../theme/breakpoints.ts";

/** One part a line on a phone; on wide screens in one line, separated by dots. */
const Parts = styled.p`
  & > span { display: block; }
  ${media.from768} {
    & > span { display: inline; }
    & > span + span::before { content: "· "; }
  }
`;

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
