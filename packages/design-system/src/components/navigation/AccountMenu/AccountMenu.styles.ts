import { css, styled } from "styled-components";
import { media } from "../../../theme/breakpoints.ts";
import { tokens } from "../../../tokens/index.ts";
import { Popover } from "../../feedback/Popover/index.ts";

/** Both states share one grid cell, so that the width does not change once the visitor is known. */
export const Root = styled.div`
  display: grid;
  justify-items: end;
  min-width: 0;

  & > [data-face] { grid-area: 1 / 1; }
  & > [data-reserved] { visibility: hidden; }
`;

const face = css`
  display: flex;
  align-items: center;
  gap: ${tokens.space.s1};
  min-width: 0;
  min-height: ${tokens.size.touch};
  padding: ${tokens.space.s1} ${tokens.space.s2} ${tokens.space.s1} ${tokens.space.s1};
  ${media.from450} { gap: ${tokens.space.s2}; padding-inline-start: ${tokens.space.s2}; }
  border: 0;
  border-radius: ${tokens.radius.control};
  background: transparent;
  color: ${tokens.color.ink};
  font-size: ${tokens.fontSize.small};
  font-weight: ${tokens.fontWeight.black};
  line-height: ${tokens.lineHeight.tight};
  text-align: start;
  text-decoration: none;
  cursor: pointer;

  ${media.hover} { &:hover { background: ${tokens.color.primaryTint}; color: ${tokens.color.primaryPressed}; } }
  & > svg { flex: none; width: ${tokens.size.icon}; height: ${tokens.size.icon}; color: ${tokens.color.primary}; }
`;

export const LoginFace = styled.a`${face}`;

export const AccountFace = styled.button`
  ${face}
  & > svg:last-child {
    display: none;
    width: ${tokens.size.iconSmall};
    height: ${tokens.size.iconSmall};
    ${media.from450} { display: block; }
  }
  &[aria-expanded="true"] > svg:last-child { transform: rotate(180deg); }
`;

export const Lines = styled.span`
  display: grid;
  min-width: 0;
`;

/** A long name is cut and never widens the header; the panel shows all of it. */
export const ShortGreeting = styled.span`
  display: none;
  overflow: hidden;
  contain: inline-size;
  font-weight: ${tokens.fontWeight.semibold};
  text-overflow: ellipsis;
  white-space: nowrap;
  ${media.from768} { display: block; }
`;

/** Two short lines on a phone, one where there is room. */
export const AreaLabel = styled.span`
  display: flex;
  flex-direction: column;
  ${media.from450} { flex-direction: row; gap: 0.3em; white-space: nowrap; }
`;

export const Panel = styled(Popover)`
  min-width: calc(${tokens.size.illustration} * 2);
`;
