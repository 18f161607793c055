import { styled } from "styled-components";
import { tokens } from "../../../tokens/index.ts";

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;

/** The live region exists from the start, so that its text is announced; empty, it takes no room. */
export const Status = styled.div`
  position: relative;
  display: grid;
  justify-items: start;
  > button {
    /* The text starts at the field's edge; the hit area reaches beyond. */
    max-inline-size: calc(100% + ${tokens.space.s4} + ${tokens.size.borderThick});
    margin-block-end: ${tokens.space.s2};
    margin-inline-start: calc(-1 * (${tokens.space.s4} + ${tokens.size.borderThick}));
    text-align: start;
    overflow-wrap: anywhere;
  }
`;

export const Sign = styled.span`
  display: flex;
  &[data-status="accepted"] { color: ${tokens.color.success}; }
  svg { width: ${tokens.size.iconSmall}; height: ${tokens.size.iconSmall}; }
`;
