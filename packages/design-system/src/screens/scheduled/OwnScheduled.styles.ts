import { styled } from "styled-components";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { tokens } from "../../tokens/index.ts";

/** A product: its picture, and beside it, or below where letters are large, what is said and done of it. */
export const Item = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.s2} ${tokens.space.s4};
  > :first-child { flex: none; width: ${tokens.space.s16}; }
  > :last-child { flex: 1 1 ${tokens.size.tileSmall}; min-width: 0; overflow-wrap: anywhere; }
  &[data-gone] > :first-child { filter: grayscale(1); }
`;

/** One of some cards side by side: what can be done is at the foot of each. */
export const Listed = styled(Stack)`
  height: 100%;
  > :last-child { margin-block-start: auto; }
`;

/** What is read and written: no wider than it is read well. */
export const Column = styled(Stack)`max-width: ${tokens.size.column};`;

/** What is known, term by term. */
export const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(${tokens.size.illustration}, 100%), 1fr));
  gap: ${tokens.space.s3} ${tokens.space.s4};
  > div > dt { color: ${tokens.color.inkSoft}; font-size: ${tokens.fontSize.small}; }
  > div > dd {
    font-weight: ${tokens.fontWeight.semibold};
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
`;

/** What is ticked, and how many of it: beside each other where there is room. */
export const Choice = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space.s3} ${tokens.space.s4};
`;
