import { styled } from "styled-components";
import { tokens } from "../../../tokens/index.ts";

export const Root = styled.div`
  position: fixed;
  position-anchor: auto;
  position-try-fallbacks: flip-block, flip-inline;
  inset: auto;
  top: calc(anchor(bottom) + ${tokens.space.s2});
  left: anchor(left);
  width: max-content;
  max-width: min(${tokens.size.column} * 0.6, 100% - 2 * ${tokens.space.s3});
  margin: 0;
  padding: ${tokens.space.s5};
  border: ${tokens.size.border} solid ${tokens.color.border};
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.surface};
  color: ${tokens.color.ink};
  box-shadow: ${tokens.shadow.floating};
  overflow-wrap: anywhere;

  &[data-align="end"] { right: anchor(right); left: auto; }
  @supports not selector(:popover-open) {
    z-index: 1;
    &:not([data-open]) { display: none; }
  }
`;
