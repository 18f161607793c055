import { styled } from "styled-components";
import { tokens } from "../../../tokens/index.ts";

export const Root = styled.div`
  display: grid;
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.skeleton};
  overflow: hidden;
  & > * { grid-area: 1 / 1; }
  &:has(video:focus-visible) { outline: ${tokens.size.focusRing} solid ${tokens.color.focus}; outline-offset: ${tokens.size.borderThick}; }
`;

export const Player = styled.video`
  width: 100%;
  aspect-ratio: 16 / 9;
  [data-failed] > & { visibility: hidden; }
`;

export const Failure = styled.div`
  pointer-events: none;
  &:not(:empty) {
    display: grid;
    place-content: center;
    justify-items: center;
    gap: ${tokens.space.s2};
    padding: ${tokens.space.s4};
    color: ${tokens.color.ink};
    text-align: center;
  }
`;
