import { styled } from "styled-components";
import { tokens } from "../../../tokens/index.ts";
import { radioMark } from "./radioMark.styles.ts";

export const Options = styled.div`
  display: grid;
  &[data-inline] {
    display: flex;
    flex-wrap: wrap;
    column-gap: ${tokens.space.s6};
  }
`;

export const Option = styled.label`
  display: flex;
  align-items: flex-start;
  gap: ${tokens.space.s3};
  min-block-size: ${tokens.size.touch};
  padding-block: ${tokens.space.s3};
  cursor: pointer;
  overflow-wrap: anywhere;
  &:has(:disabled) {
    color: ${tokens.color.inkSoft};
    cursor: not-allowed;
  }
`;

export const Dot = styled.input`
  flex: none;
  inline-size: ${tokens.size.icon};
  block-size: ${tokens.size.icon};
  margin: 0;
  accent-color: ${tokens.color.primary};
  cursor: inherit;
  ${radioMark}
  [aria-invalid="true"] & {
    outline: ${tokens.size.borderThick} solid ${tokens.color.danger};
    outline-offset: ${tokens.size.border};
    border-radius: ${tokens.radius.pill};
  }
  [aria-invalid="true"] &:focus-visible {
    outline: ${tokens.size.focusRing} solid ${tokens.color.focus};
  }
`;

export const Description = styled.span`
  display: block;
  color: ${tokens.color.inkSoft};
  font-size: ${tokens.fontSize.small};
`;
