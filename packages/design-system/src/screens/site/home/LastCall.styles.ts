import { styled } from "styled-components";
import { media } from "../../../theme/breakpoints.ts";
import { tokens } from "../../../tokens/index.ts";

export const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: center;
  gap: ${tokens.space.s4};
  padding: ${tokens.space.s8} ${tokens.space.s5};
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.primary};
  color: ${tokens.color.onPrimary};
  /* The cats' world is coral. Their picture has a coral ground of its own, which a tinted card would repeat. */
  &[data-species="cat"] {
    border: ${tokens.size.borderThick} solid ${tokens.color.affection};
    background: ${tokens.color.surface};
    color: ${tokens.color.ink};
  }

  ${media.from600} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
    padding: ${tokens.space.s8} ${tokens.space.s10};
  }
  & img { width: 100%; max-width: ${tokens.size.tileLarge}; margin-inline: auto; background: none; }
`;

export const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${tokens.space.s5};
  & > * { max-width: 100%; }
`;
