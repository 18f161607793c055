import { styled } from "styled-components";
import { tokens } from "../../tokens/index.ts";

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;

/** There from the start, so that what comes into it is heard; empty it takes no room. */
export const Status = styled.div`
  position: relative;
  display: grid;
  justify-items: start;
  > button {
    max-inline-size: 100%;
    margin-block-end: ${tokens.space.s2};
    padding-inline: ${tokens.space.s3};
    text-align: start;
    overflow-wrap: anywhere;
  }
`;

export const Sign = styled.span`
  display: flex;
  &[data-status="accepted"] { color: ${tokens.color.success}; }
  svg { width: ${tokens.size.iconSmall}; height: ${tokens.size.iconSmall}; }
`;
