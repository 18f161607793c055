import { styled } from "styled-components";
import { media } from "../../theme/breakpoints.ts";
import { tokens } from "../../tokens/index.ts";

/** The text above its button; on wide pages beside it. */
export const Confirmation = styled.div`
  display: grid;
  gap: ${tokens.space.s3};
  padding: ${tokens.space.s4};
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.primaryTint};

  ${media.from768} {
    grid-template-columns: auto auto;
    align-items: center;
    justify-self: start;
    align-self: start;
    gap: ${tokens.space.s6};
  }
`;
