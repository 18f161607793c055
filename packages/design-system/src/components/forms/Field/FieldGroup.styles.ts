import { styled } from "styled-components";
import { tokens } from "../../../tokens/index.ts";
import { visuallyHidden } from "../../foundations/VisuallyHidden/VisuallyHidden.styles.ts";

export const GroupRoot = styled.fieldset`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${tokens.space.s1};
  scroll-margin-block: ${tokens.space.s16};
`;

/* A legend is not a grid item: its own margin is the gap. */
export const GroupLegend = styled.legend`
  margin-block-end: ${tokens.space.s1};
  font-weight: ${tokens.fontWeight.bold};
  overflow-wrap: anywhere;
  &[data-hidden] {
    ${visuallyHidden}
  }
`;
