import { styled } from "styled-components";
import { tokens } from "../../../tokens/index.ts";

export const Root = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: ${tokens.space.s2};
  max-width: 100%;
  &[data-full-width] { display: flex; }
`;

/** Keeps the width of the text it replaces, so that the button does not move under the finger. */
export const Outcome = styled.span`
  display: inline-grid;
  justify-items: center;
  vertical-align: middle;

  &::after {
    content: attr(data-instead-of);
    height: 0;
    padding-inline-start: calc(${tokens.size.iconSmall} + ${tokens.space.s2});
    overflow: hidden;
    visibility: hidden;
  }
`;

export const OutcomeWords = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space.s2};
  > svg { flex: none; width: ${tokens.size.iconSmall}; height: ${tokens.size.iconSmall}; }
`;

/** The whole line below the button. */
export const Manual = styled.label`
  display: grid;
  flex: 1 1 100%;
  gap: ${tokens.space.s1};
  min-width: 0;
  margin-block-start: ${tokens.space.s2};
  color: ${tokens.color.ink};
  font-size: ${tokens.fontSize.small};
`;
