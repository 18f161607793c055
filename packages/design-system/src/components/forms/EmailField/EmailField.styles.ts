import { keyframes, styled } from "styled-components";
import { media } from "../../../theme/breakpoints.ts";
import { tokens } from "../../../tokens/index.ts";
import { Messages } from "../Field/Field.styles.ts";

export const Root = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  /* A suggestion is an offer: its field asks for attention, but has no error's red. */
  &[data-suggesting] input[aria-invalid="true"] {
    border-color: ${tokens.color.warning};
    box-shadow: inset 0 0 0 ${tokens.size.border} ${tokens.color.warning};
  }
  /* The room of the suggestion includes a line for the error. */
  &[data-room="reserved"] ${Messages} {
    grid-template-rows: 1fr;
    min-height: calc(${tokens.fontSize.small} * ${tokens.lineHeight.body} + ${tokens.space.s1});
    padding-block-start: ${tokens.space.s1};
    margin-block-end: ${tokens.space.s2};
    transition: none;
  }
`;

/** Longer than most presses. Also under reduced motion, so it is no token. */
const pressTime = "200ms";

const growing = keyframes`
  from { margin-block-end: calc(-1 * ${tokens.size.touchMinimum}); opacity: 0; }
`;

/**
 * The live region of the suggestion. Reserved room includes the line of the error, so that nothing moves. Next to an error, that room is
 * below its line from the key that makes the suggestion, not only when it appears. Room on demand replaces the margin below the field, and
 * grows after a delay: a press that leaves the field ends on the button where it began.
 */
export const SuggestionPlace = styled.div`
  display: grid;
  justify-items: start;
  pointer-events: none;
  [data-room="reserved"] > & {
    min-block-size: ${tokens.size.touchMinimum};
    margin-block-start: calc(-1 * (${tokens.fontSize.small} * ${tokens.lineHeight.body} + ${tokens.space.s1} + ${tokens.space.s2}));
  }
  [data-room="reserved"] > &[data-below-error] { margin-block-start: 0; }
  [data-room="on-demand"] > & {
    margin-block-start: calc(-1 * ${tokens.space.s4});
    > button { animation: ${growing} ${tokens.duration.medium} ${tokens.easing.out} ${pressTime} backwards; }
  }
  [data-room="on-demand"] > &:empty { margin-block-start: 0; }
`;

/** The touch target; the chip inside is smaller. */
export const SuggestionButton = styled.button`
  display: grid;
  align-items: center;
  max-inline-size: 100%;
  min-block-size: ${tokens.size.touchMinimum};
  padding: 0;
  border: 0;
  border-radius: ${tokens.radius.control};
  background: none;
  color: ${tokens.color.primary};
  pointer-events: auto;
  cursor: pointer;
  ${media.hover} { &:hover { color: ${tokens.color.primaryPressed}; } }
`;

export const Chip = styled.span`
  padding: ${tokens.space.s1} ${tokens.space.s3};
  border: ${tokens.size.border} solid currentColor;
  border-radius: ${tokens.radius.control};
  background: ${tokens.color.primaryTint};
  font-size: ${tokens.fontSize.small};
  font-weight: ${tokens.fontWeight.semibold};
  line-height: ${tokens.lineHeight.tight};
  text-align: start;
  overflow-wrap: anywhere;
`;

export const Sign = styled.span`
  display: flex;
  &[data-status="accepted"] { color: ${tokens.color.success}; }
  svg { width: ${tokens.size.iconSmall}; height: ${tokens.size.iconSmall}; }
`;
