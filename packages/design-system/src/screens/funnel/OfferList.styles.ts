import { styled } from "styled-components";
import { media } from "../../theme/breakpoints.ts";
import { tokens } from "../../tokens/index.ts";

export const Cards = styled.ul`
  display: grid;
  /* The ribbon of a card stands out of it by half its height. */
  gap: ${tokens.space.s6} ${tokens.space.s4};
  padding-block-start: ${tokens.space.s3};
  list-style: none;

  & > li { display: grid; min-width: 0; }

  ${media.from768} {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, ${tokens.size.tileMedium}), 1fr));

    /* Two alone, or one, would stretch. */
    &:not(:has(> :nth-child(3))) { max-width: calc(${tokens.size.page} * 2 / 3); }
    &:not(:has(> :nth-child(2))) { max-width: calc(${tokens.size.page} / 3); }
  }
`;

/** A line above the cards: no wider than what it says where there is room. */
export const Aside = styled.div`
  ${media.from768} { align-self: start; }
`;
