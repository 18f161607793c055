import { styled } from "styled-components";
import { tokens } from "../../tokens/index.ts";

/** The answer that unfolds what to do. */
export const NotArrivedFold = styled.details`
  > summary {
    width: fit-content;
    padding-block: ${tokens.space.s3};
    color: ${tokens.color.primary};
    font-weight: ${tokens.fontWeight.bold};
    cursor: pointer;
  }
`;
