import type { ReactNode } from "react";
import { styled } from "styled-components";
import { besideMedia } from "../../../theme/besideMedia.ts";
import { tokens } from "../../../tokens/index.ts";
import { strip } from "./StepLayout.styles.ts";

/** Out of flow, because it loads later than the question and must not shift it. */
const Beside = styled.aside`
  position: absolute;
  inset: ${tokens.space.s4} ${tokens.space.s4} auto;
  height: ${strip};
  max-width: ${tokens.size.column};
  margin-inline: auto;

  ${besideMedia} {
    inset: ${tokens.space.s10} auto auto calc(50% + (${tokens.size.column} + ${tokens.space.s8} - ${tokens.size.tileMedium}) / 2);
    width: ${tokens.size.tileMedium};
    height: auto;
    margin: 0;
  }
`;

export interface StepBesideProps {
  /** The content: one strip of text height on phones, a card on wide screens. */
  children: ReactNode;
  /** The accessible name. */
  label: string;
}

/**
 * Content in the place that StepLayout reserves with `hasBeside`: above the step, on wide screens beside its column.
 *
 * @example
 * <StepLayout back={{ href: "/assine/nome" }} hasBeside>
 *   <StepBeside label="Seu pet"><PetPortrait species="dog" name="Bob" /></StepBeside>
 *   <StepContent><Heading headingLevel={1}>Qual é o porte do Bob?</Heading></StepContent>
 * </StepLayout>
 */
export function StepBeside({ children, label }: StepBesideProps) {
  return <Beside aria-label={label}>{children}</Beside>;
}
