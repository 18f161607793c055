import { styled } from "styled-components";
import { media } from "../../../theme/breakpoints.ts";
import { tokens } from "../../../tokens/index.ts";

/** A full-width section of the home page; laid out when it is near the viewport or when the browser is idle. */
export const Band = styled.section`
  content-visibility: auto;
  contain-intrinsic-block-size: auto calc(${tokens.size.column} * 0.75);
  padding-block: ${tokens.space.s12};
  ${media.from768} { padding-block: ${tokens.space.s16}; }

  &[data-laid-out] { content-visibility: visible; }
  &[data-tall] {
    contain-intrinsic-block-size: auto calc(${tokens.size.column} * 1.9);
    ${media.from768} { contain-intrinsic-block-size: auto calc(${tokens.size.column} * 1.4); }
  }
  &[data-tone="surface"] { background: ${tokens.color.surface}; }
  &[data-tone="tinted"] { background: ${tokens.color.highlightTint}; }
`;

/** A band's heading and lead. */
export const Opening = styled.div`
  display: grid;
  justify-items: center;
  gap: ${tokens.space.s2};
  max-width: ${tokens.size.column};
  margin: 0 auto ${tokens.space.s8};
  text-align: center;
  text-wrap: balance;
  ${media.from768} { margin-block-end: ${tokens.space.s10}; }
`;

export const Onward = styled.div`
  display: flex;
  justify-content: center;
  margin-block-start: ${tokens.space.s10};
`;
