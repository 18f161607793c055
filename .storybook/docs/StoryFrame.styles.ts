import { tokens } from "@petbox/design-system/tokens";
import { styled } from "styled-components";

/** A story wider than the page keeps its width and scrolls. */
export const Sill = styled.div`
  width: fit-content;
  max-width: 100%;
  overflow-x: auto;
  border: ${tokens.size.border} solid ${tokens.color.border};
  border-radius: ${tokens.radius.card};
  && { margin-block: ${tokens.space.s4} ${tokens.space.s6}; }
`;

export const Window = styled.iframe`
  display: block;
  border: 0;
  background: ${tokens.color.page};
`;

/** What stands below a frame. */
export const Facts = styled.ul`
  && { margin-block: 0 ${tokens.space.s6}; padding: 0; list-style: none; font-size: ${tokens.fontSize.small}; overflow-wrap: anywhere; }
`;

export const Windows = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 23rem), 1fr));
  gap: ${tokens.space.s6};
`;
