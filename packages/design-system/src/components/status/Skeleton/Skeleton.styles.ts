import { keyframes, styled } from "styled-components";
import { media } from "../../../theme/breakpoints.ts";
import { tokens } from "../../../tokens/index.ts";

const breathe = keyframes`50% { opacity: 0.55; }`;

export const Root = styled.span`
  display: block;
  width: 100%;
  height: 1.5em;
  height: 1lh;
  border-radius: ${tokens.radius.small};
  background: ${tokens.color.skeleton};
  background-clip: content-box;
  animation: ${breathe} ${tokens.duration.breath} ease-in-out ${tokens.repeat.endless};
  /* As an outline: this colour may be a bright one, which would cover most of a page. */
  ${media.forcedColors} { border: ${tokens.size.border} solid GrayText; }
  &[data-width="long"] { width: 80%; }
  &[data-width="medium"] { width: 60%; }
  &[data-width="short"] { width: 40%; }
  &[data-shape="text"] { padding-block: 0.3em; }
  &[data-shape="title"] { height: ${tokens.fontSize.heading}; }
  &[data-shape="control"] { height: ${tokens.size.touch}; border-radius: ${tokens.radius.control}; }
  &[data-shape="card"] { height: ${tokens.size.tileSmall}; border-radius: ${tokens.radius.card}; }
  &[data-shape="circle"] {
    width: ${tokens.size.touch};
    height: ${tokens.size.touch};
    border-radius: ${tokens.radius.pill};
  }
`;
