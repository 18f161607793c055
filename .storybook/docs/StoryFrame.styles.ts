import { tokens } from "@petbox/design-system/tokens";
import { css, styled } from "styled-components";

/** A story wider than the page keeps its width and scrolls. */
export const Sill = styled.div`
  width: fit-content;
  max-width: 100%;
  overflow-x: auto;
  border: ${tokens.size.border} solid ${tokens.color.border};
  border-radius: ${tokens.radius.card};
  && { margin-block: ${tokens.space.s4} ${tokens.space.s6}; }
`;

/** The frame's place, which it keeps while its story waits or plays. */
export const Place = styled.div`
  display: grid;
  place-items: center;
  background: ${tokens.color.page};
`;

export const Window = styled.iframe<{ readonly $isPlaying: boolean }>`
  display: block;
  border: 0;
  background: ${tokens.color.page};
  ${({ $isPlaying }) =>
    $isPlaying &&
    css`
      position: fixed;
      inset-block-start: 0;
      inset-inline-start: 0;
      z-index: -1;
      opacity: 0;
      pointer-events: none;
    `}
`;

export const Waiting = styled.span`
  color: ${tokens.color.inkSoft};
  font-size: ${tokens.fontSize.small};
`;

/** What stands below a frame. */
export const Facts = styled.ul`
  && { margin-block: 0 ${tokens.space.s6}; padding: 0; list-style: none; font-size: ${tokens.fontSize.small}; overflow-wrap: anywhere; }
`;

export const Windows = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 23rem), 1fr));
  gap: ${tokens.space.s6};

  /* Headings of one line and of three: the frames of a row stand beside one another. */
  > section { display: grid; grid-row: span 3; grid-template-rows: subgrid; row-gap: 0; align-content: start; }
`;
