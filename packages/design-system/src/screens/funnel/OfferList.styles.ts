import { styled } from "styled-components";
import { media } from "../../theme/breakpoints.ts";
import { tokens } from "../../tokens/index.ts";

export const Cards = styled.ul`
  display: grid;
  /* Leaves room for ribbons, which overlap the card's top edge by half their height. */
  gap: ${tokens.space.s6} ${tokens.space.s4};
  padding-block-start: ${tokens.space.s3};
  list-style: none;

  & > li { display: grid; min-width: 0; }

  ${media.from768} {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, ${tokens.size.tileMedium}), 1fr));

    /* One or two cards would otherwise stretch. */
    &:not(:has(> :nth-child(3))) { max-width: calc(${tokens.size.page} * 2 / 3); }
    &:not(:has(> :nth-child(2))) { max-width: calc(${tokens.size.page} / 3); }
  }
`;

/** A line above the cards, as wide as its text where space allows. */
export const Aside = styled.div`
  ${media.from768} { align-self: start; }
`;
