import { styled } from "styled-components";
import { tokens } from "../../../tokens/index.ts";

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${tokens.space.s1};
  scroll-margin-block: ${tokens.space.s16};
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

export const Hint = styled.div`
  color: ${tokens.color.inkSoft};
  font-size: ${tokens.fontSize.small};
  overflow-wrap: anywhere;
`;

export const Messages = styled.div`
  display: flex;
  /* A long error takes the whole line, and the counter the next one. */
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${tokens.space.s1} ${tokens.space.s3};
  min-height: calc(${tokens.fontSize.small} * ${tokens.lineHeight.body});
  /* The message belongs to the field above, not to the next one. */
  margin-block-end: ${tokens.space.s2};
  font-size: ${tokens.fontSize.small};
`;

export const ErrorText = styled.span`
  display: flex;
  align-items: flex-start;
  gap: ${tokens.space.s1};
  min-width: 0;
  color: ${tokens.color.danger};
  font-weight: ${tokens.fontWeight.semibold};
  overflow-wrap: anywhere;
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
