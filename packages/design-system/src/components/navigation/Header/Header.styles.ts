import { keyframes, styled } from "styled-components";
import { media } from "../../../theme/breakpoints.ts";
import { tokens } from "../../../tokens/index.ts";

const lift = keyframes`to { border-color: transparent; box-shadow: ${tokens.shadow.raised}; }`;

/** Sticky on scroll, unless the window is very low; on a wide screen the strip above it scrolls away (MAN-095). */
export const Root = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: ${tokens.layer.header};

  ${media.from998} { inset-block-start: calc(-1 * (${tokens.size.touchMinimum} + ${tokens.space.s2})); }
  /* At a zoom of 400 % it would take half of the window, over what the keyboard focuses. */
  @media (max-height: 20em) { position: relative; inset-block-start: auto; }
`;

export const Strip = styled.div`
  display: none;
  min-height: calc(${tokens.size.touchMinimum} + ${tokens.space.s2});
  padding-block-start: ${tokens.space.s2};
  background: ${tokens.color.brandGround};

  ${media.from998} { display: block; }
`;

export const Bar = styled.div`
  border-block-end: ${tokens.size.border} solid ${tokens.color.border};
  background: ${tokens.color.surface};

  @supports (animation-timeline: scroll()) {
    animation: ${lift} linear both;
    animation-timeline: scroll(root);
    animation-range: 0 ${tokens.space.s16};
  }
`;

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${tokens.space.s1};
  min-height: ${tokens.space.s16};
  margin-inline: calc(-1 * ${tokens.space.s2});

  ${media.from768} { gap: 0 ${tokens.space.s4}; margin-inline: 0; }
  ${media.from998} { flex-wrap: nowrap; }
`;

export const Home = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: ${tokens.size.touch};
  border-radius: ${tokens.radius.control};
  text-decoration: none;
`;

export const MenuButton = styled.span`
  display: inline-flex;
  ${media.from998} { display: none; }
`;

export const Pages = styled.nav`
  display: none;
  margin-inline-start: ${tokens.space.s4};
  ${media.from998} { display: block; }

  & ul { display: flex; gap: ${tokens.space.s1}; list-style: none; }
  & a {
    display: flex;
    align-items: center;
    min-height: ${tokens.size.touch};
    padding-inline: ${tokens.space.s2};
    border-radius: ${tokens.radius.control};
    color: ${tokens.color.ink};
    font-weight: ${tokens.fontWeight.bold};
    text-decoration: none;
    white-space: nowrap;
  }
  ${media.hover} { & a:hover { background: ${tokens.color.primaryTint}; color: ${tokens.color.primaryPressed}; } }
  ${media.from1378} { & a { padding-inline: ${tokens.space.s3}; } }
`;

export const End = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space.s3};
  min-width: 0;
  margin-inline-start: auto;
`;

export const Call = styled.span`
  display: none;
  ${media.from600} { display: block; }
`;
