import { keyframes, styled } from "styled-components";
import { tokens } from "../../../tokens/index.ts";

const breathe = keyframes`50% { opacity: 0.55; }`;

export const Picture = styled.img`
  border-radius: ${tokens.radius.small};
  &[data-loading] { background: ${tokens.color.skeleton}; }
  /* A far-away picture loads lazily: a row of them would slow down every frame on a phone. */
  &[data-loading][loading="eager"] { animation: ${breathe} ${tokens.duration.breath} ease-in-out ${tokens.repeat.endless}; }
  &[data-fit="cover"] { object-fit: cover; }
  &[data-fit="contain"] { object-fit: contain; }
  &[data-shape="round"] { height: auto; aspect-ratio: 1; border-radius: 50%; object-fit: cover; }
  &[data-shape="square"] { border-radius: 0; }
`;

export const Avatar = styled.svg`
  height: auto;
  border-radius: ${tokens.radius.small};
  background: ${tokens.color.primaryTint};
  color: ${tokens.color.primary};
  &[data-shape="round"] { border-radius: 50%; }
  &[data-shape="square"] { border-radius: 0; }
`;
