import { styled } from "styled-components";
import { media } from "../../theme/breakpoints.ts";
import { tokens } from "../../tokens/index.ts";

export const Root = styled.div`min-width: 0;`;

export const Steps = styled.ol`
  display: grid;
  gap: ${tokens.space.s3};
  margin: 0;
  /* The numbers grow with the text. */
  padding-inline-start: 1.5em;
  li::marker { color: ${tokens.color.primary}; font-weight: ${tokens.fontWeight.bold}; }
`;

/** Shown when the bank's app is on the same device; wide screens and paper assume a phone camera that reads the code. */
export const OnAPhone = styled.div`
  ${media.from998}, print { display: none; }
`;

export const OnADesktop = styled.div`
  display: none;
  ${media.from998}, print { display: block; }
`;
