import { styled } from "styled-components";
import { tokens } from "../../../tokens/index.ts";

/** Controls are not printed. */
export const Root = styled.div`
  @media print {
    break-inside: avoid;
    & :is(button, a) { display: none; }
  }
`;

export const Summary = styled.div`
  & > dl { grid-template-columns: repeat(auto-fit, minmax(min(100%, ${tokens.size.tileMedium}), 1fr)); }
  & > dl > :has([data-large]) { grid-column: 1 / -1; }
`;

export const Due = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.s1} ${tokens.space.s2};
`;

/** The bars have their own white background. */
export const Plate = styled.div`
  justify-self: center;
  max-width: 100%;
  overflow: hidden;
  border: ${tokens.size.border} solid ${tokens.color.border};
  border-radius: ${tokens.radius.control};
`;

export const Bars = styled.svg`
  display: block;
  max-width: 100%;
  height: ${tokens.space.s16};
`;
