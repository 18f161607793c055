import { styled } from "styled-components";
import { media } from "../../theme/breakpoints.ts";
import { tokens } from "../../tokens/index.ts";

/** A kind with its button, which is below it in a narrow card, at the same height as those of the other cards in the row. */
export const Kind = styled.div`
  display: flex;
  flex-wrap: wrap;
  place-content: space-between;
  align-items: center;
  gap: ${tokens.space.s4};
  height: 100%;
  > :first-child { flex: 999 1 18em; }
  > :last-child { flex: 1 1 12em; width: auto; }
`;

/** The illustration beside the name, or above it where the number of subscriptions would not fit in one line. */
export const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.s2} ${tokens.space.s4};
  > :last-child { flex: 1 1 7em; min-width: 0; overflow-wrap: anywhere; }
`;

export const Drawing = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: ${tokens.space.s16};
  height: ${tokens.space.s16};
`;

/** The whole banner is a link. */
export const Offer = styled.a`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.s4};
  padding: ${tokens.space.s5};
  border: ${tokens.size.borderThick} solid transparent;
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.highlightTint};
  color: ${tokens.color.ink};
  text-decoration: none;

  ${media.hover} { &:hover { border-color: ${tokens.color.highlight}; } }
  ${media.from600} { gap: ${tokens.space.s6}; padding: ${tokens.space.s5} ${tokens.space.s6}; }
  ${media.forcedColors} { border-color: LinkText; }
`;

export const OfferWords = styled.span`
  display: grid;
  flex: 1 1 12em;
  gap: ${tokens.space.s1};
  min-width: 0;
  overflow-wrap: anywhere;
`;

/** The banner's call to action. */
export const OfferAction = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space.s1};
  color: ${tokens.color.primary};
  font-weight: ${tokens.fontWeight.bold};
  text-decoration: underline;
  svg { flex: none; width: ${tokens.size.iconSmall}; height: ${tokens.size.iconSmall}; }
`;
