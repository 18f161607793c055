import { css, styled } from "styled-components";
import { media } from "../../../theme/breakpoints.ts";
import { tokens } from "../../../tokens/index.ts";

/** A list that floats below a field, as wide as the field. */
export const floatingLook = css`
  position: absolute;
  inset-block-start: 100%;
  inset-inline: 0;
  z-index: ${tokens.layer.raised};
  margin-block-start: ${tokens.space.s1};
  padding: ${tokens.space.s1};
  border: ${tokens.size.border} solid ${tokens.color.border};
  border-radius: ${tokens.radius.control};
  background: ${tokens.color.surface};
  box-shadow: ${tokens.shadow.floating};
  /* Above a fixed bar, the last suggestion can be scrolled into view. */
  ${media.footerBar} {
    html:has([data-bottom-bar]) &::after {
      position: absolute;
      inset-block-start: 100%;
      inline-size: 100%;
      block-size: calc(${tokens.size.touch} * 2);
      content: "";
      pointer-events: none;
    }
  }
`;

export const List = styled.ul`
  ${floatingLook}
  list-style: none;
`;

export const Option = styled.li`
  display: flex;
  align-items: center;
  min-block-size: ${tokens.size.touch};
  padding: ${tokens.space.s2} ${tokens.space.s3};
  border-radius: ${tokens.radius.small};
  overflow-wrap: anywhere;
  cursor: pointer;
  mark {
    background: none;
    color: ${tokens.color.primary};
    font-weight: ${tokens.fontWeight.black};
  }
  ${media.hover} { &:hover { background: ${tokens.color.surfaceSunken}; } }
  &[data-active] {
    background: ${tokens.color.primaryTint};
    box-shadow: inset 0 0 0 ${tokens.size.borderThick} ${tokens.color.primary};
  }
  ${media.forcedColors} {
    &[data-active] {
      outline: ${tokens.size.borderThick} solid Highlight;
    }
  }
`;
