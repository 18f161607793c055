import { styled } from "styled-components";
import { media } from "../../../theme/breakpoints.ts";
import { tokens } from "../../../tokens/index.ts";

export const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: center;
  gap: ${tokens.space.s4};
  padding: ${tokens.space.s8} ${tokens.space.s5};
  border: ${tokens.size.borderThick} solid ${tokens.color.primary};
  border-radius: ${tokens.radius.card};
  /* Untinted: the picture has a ground of its own. */
  background: ${tokens.color.surface};
  /* The cats' world is coral. */
  &[data-species="cat"] { border-color: ${tokens.color.affection}; }

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
