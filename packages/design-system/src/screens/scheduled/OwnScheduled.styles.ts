import { styled } from "styled-components";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { media } from "../../theme/breakpoints.ts";
import { tokens } from "../../tokens/index.ts";

/** A product: picture, with text and controls beside it, or below it in large text. */
export const Item = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.s2} ${tokens.space.s4};
  > :first-child { flex: none; width: ${tokens.space.s16}; }
  > :last-child { flex: 1 1 ${tokens.size.tileSmall}; min-width: 0; overflow-wrap: anywhere; }
  /* With more lines than the picture is tall. */
  &[data-tall] { align-items: flex-start; }
  &[data-gone] > :first-child { filter: grayscale(1); }
`;

/** A card in a row, with its actions aligned at the bottom. */
export const Listed = styled(Stack)`
  height: 100%;
  > :last-child { margin-block-start: auto; }
`;

/** Facts as a term list. */
export const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(${tokens.size.illustration}, 100%), 1fr));
  gap: ${tokens.space.s3} ${tokens.space.s6};
  &[data-last="long"] > :last-child { grid-column: 1 / -1; }
  /* An amount with its date does not fit a narrow column. */
  &[data-facts="long"] { grid-template-columns: repeat(auto-fit, minmax(min(${tokens.size.tileMedium}, 100%), 1fr)); }
  > div > dt { color: ${tokens.color.inkSoft}; font-size: ${tokens.fontSize.small}; }
  > div > dd {
    font-weight: ${tokens.fontWeight.semibold};
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
`;

/** What a month costs: amounts on the right, and the total stands out. In large text an amount is below its name. */
export const Costs = styled.dl`
  display: grid;
  gap: ${tokens.space.s3};
  font-variant-numeric: tabular-nums;
  > div { display: flex; flex-wrap: wrap; align-items: baseline; justify-content: space-between; gap: 0 ${tokens.space.s4}; }
  > div > dt { color: ${tokens.color.inkSoft}; }
  > div > dd { flex: 1 1 6em; min-width: 0; text-align: end; overflow-wrap: anywhere; }
  > [data-total] {
    padding-block-start: ${tokens.space.s3};
    border-block-start: ${tokens.size.border} solid ${tokens.color.border};
    font-size: ${tokens.fontSize.large};
    font-weight: ${tokens.fontWeight.bold};
  }
  > [data-total] > dt { color: ${tokens.color.ink}; }
`;

/** Side by side; on a phone below each other, equally wide, so that their texts line up. */
export const Actions = styled.div`
  display: grid;
  gap: ${tokens.space.s3};
  ${media.from450} { display: flex; flex-wrap: wrap; }
`;

/** A checkbox and its quantity, side by side where there is room. */
export const Choice = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space.s3} ${tokens.space.s4};
`;

/** What a cancellation does, and below it, or beside it on wide screens, the question why. */
export const EffectsAndReason = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${tokens.space.s6};
  ${media.from768} { grid-template-columns: repeat(2, minmax(0, 1fr)); gap: ${tokens.space.s8}; }
`;
