import { styled } from "styled-components";
import { tokens } from "../../../tokens/index.ts";
import { choiceMark } from "../Field/choiceMark.styles.ts";
import { Messages } from "../Field/Field.styles.ts";

export const Root = styled.div`
  display: grid;
  scroll-margin-block: ${tokens.space.s16};
  /* The label has room of its own below its text. */
  > ${Messages}:not([data-shown]) { margin-block-end: 0; }
  > :not(label) {
    margin-inline-start: calc(${tokens.size.icon} + ${tokens.space.s3});
  }
`;

export const Label = styled.label`
  display: flex;
  align-items: flex-start;
  justify-self: start;
  gap: ${tokens.space.s3};
  min-height: ${tokens.size.touch};
  padding-block: ${tokens.space.s3};
  cursor: pointer;
  overflow-wrap: anywhere;
  &:has(:disabled) {
    color: ${tokens.color.inkSoft};
    cursor: not-allowed;
  }
`;

export const Box = styled.input`
  flex: none;
  width: ${tokens.size.icon};
  height: ${tokens.size.icon};
  margin: 0;
  accent-color: ${tokens.color.primary};
  cursor: inherit;
  ${choiceMark}
  @media screen and (forced-colors: none) {
    border-radius: ${tokens.space.s1};
    &::before { background: ${tokens.color.onPrimary}; clip-path: polygon(14% 44%, 0 62%, 42% 100%, 100% 18%, 84% 4%, 40% 70%); }
    &:checked { background: ${tokens.color.primary}; }
  }
  &[aria-invalid="true"] {
    outline: ${tokens.size.borderThick} solid ${tokens.color.danger};
    outline-offset: ${tokens.size.border};
  }
  &[aria-invalid="true"]:focus-visible {
    outline: ${tokens.size.focusRing} solid ${tokens.color.focus};
  }
`;
