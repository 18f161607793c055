import { styled } from "styled-components";
import { tokens } from "../../../tokens/index.ts";
import { visuallyHidden } from "../../foundations/VisuallyHidden/VisuallyHidden.styles.ts";

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${tokens.space.s1};
  scroll-margin-block: ${tokens.space.s16};
  &[data-label-hidden] {
    position: relative;
    & > label { ${visuallyHidden} }
  }
`;

export const Label = styled.label`
  justify-self: start;
  font-weight: ${tokens.fontWeight.bold};
  overflow-wrap: anywhere;
`;

export const Optional = styled.span`
  color: ${tokens.color.inkSoft};
  font-weight: ${tokens.fontWeight.regular};
`;

/** Far enough from the control for its focus ring. */
export const Hint = styled.div`
  margin-block-end: ${tokens.space.s1};
  color: ${tokens.color.inkSoft};
  font-size: ${tokens.fontSize.small};
  overflow-wrap: anywhere;
`;

/**
 * Has no height without a message, and grows by it: the control above stays, the content below moves. The minimum also closes slowly, after
 * the message has gone.
 */
export const Messages = styled.div`
  display: grid;
  grid-template: 0fr / minmax(0, 1fr);
  min-height: 0;
  /* The message belongs to the field above, not to the next one. */
  margin-block-end: ${tokens.space.s4};
  font-size: ${tokens.fontSize.small};
  transition: ${tokens.duration.medium} ${tokens.easing.out};
  transition-property: grid-template-rows, min-height, padding-block-start;

  /* Far enough from the control for its focus ring, as the hint is. */
  &[data-shown] {
    grid-template-rows: 1fr;
    min-height: calc(${tokens.fontSize.small} * ${tokens.lineHeight.body} + ${tokens.space.s1});
    padding-block-start: ${tokens.space.s1};
  }
`;

export const MessageLine = styled.div`
  display: flex;
  /* A long error takes the whole line, and the counter the next one. */
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${tokens.space.s1} ${tokens.space.s3};
  min-height: 0;
  overflow: hidden;
`;

/** A line break in an error starts a new line, as in `Alert`. */
export const ErrorText = styled.span`
  display: flex;
  align-items: flex-start;
  gap: ${tokens.space.s1};
  min-width: 0;
  color: ${tokens.color.danger};
  font-weight: ${tokens.fontWeight.semibold};
  overflow-wrap: anywhere;
  white-space: pre-line;
  svg {
    flex: none;
    width: ${tokens.size.iconSmall};
    height: ${tokens.size.iconSmall};
  }
`;

export const Counter = styled.span`
  flex: none;
  margin-inline-start: auto;
  color: ${tokens.color.inkSoft};
  font-variant-numeric: tabular-nums;
  &[data-over] {
    color: ${tokens.color.danger};
    font-weight: ${tokens.fontWeight.bold};
  }
`;
