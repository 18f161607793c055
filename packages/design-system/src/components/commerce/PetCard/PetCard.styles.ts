import { styled } from "styled-components";
import { media } from "../../../theme/breakpoints.ts";
import { tokens } from "../../../tokens/index.ts";

export const Layout = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${tokens.space.s4};
`;

const side = `calc(${tokens.space.s12} * 2)`;

export const Portrait = styled.div`
  flex: none;
  width: ${side};
  height: ${side};
`;

/** The whole picture is the button; the camera on its edge hints at it. */
export const PictureButton = styled.button`
  position: relative;
  flex: none;
  width: ${side};
  height: ${side};
  padding: 0;
  border: 0;
  border-radius: ${tokens.radius.pill};
  background: none;
  cursor: pointer;
  transition: transform ${tokens.duration.fast} ${tokens.easing.out};
  &:active { transform: scale(0.96); }
`;

export const Camera = styled.span`
  position: absolute;
  inset-block-end: 0;
  inset-inline-end: 0;
  display: grid;
  place-items: center;
  width: ${tokens.space.s8};
  height: ${tokens.space.s8};
  border: ${tokens.size.borderThick} solid ${tokens.color.surface};
  border-radius: ${tokens.radius.pill};
  background: ${tokens.color.primary};
  color: ${tokens.color.onPrimary};
  ${media.hover} { ${PictureButton}:hover & { background: ${tokens.color.primaryPressed}; } }
`;

export const Facts = styled.div`
  display: grid;
  flex: 1 1 8em;
  justify-items: start;
  gap: ${tokens.space.s1};
  min-width: 0;
`;
