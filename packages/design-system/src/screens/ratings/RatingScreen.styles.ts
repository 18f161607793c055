import { styled } from "styled-components";
import { media } from "../../theme/breakpoints.ts";
import { tokens } from "../../tokens/index.ts";

/** A question ends with the room for the word of its stars; the card's padding is enough for the last one. */
export const LastQuestion = styled.div`margin-block-end: calc(-1 * ${tokens.space.s4});`;

/** Its words are the title of the card. */
export const BoxQuestion = styled(LastQuestion)`
  & legend { font-size: ${tokens.fontSize.title}; font-weight: ${tokens.fontWeight.black}; line-height: ${tokens.lineHeight.tight}; }
`;

/** The picture beside the question, or beside its name alone on narrow phones, where five stars need the whole line. */
export const Item = styled.li`
  position: relative;
  padding-block-start: ${tokens.space.s4};
  border-block-end: ${tokens.size.border} solid ${tokens.color.border};
  &:last-child { border-block-end: 0; }
  > img, > svg { position: absolute; width: ${tokens.space.s16}; }
  & legend {
    display: flex;
    align-items: center;
    min-height: ${tokens.space.s16};
    padding-inline-start: calc(${tokens.space.s16} + ${tokens.space.s3});
  }
  ${media.from450} {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${tokens.space.s4};
    align-items: start;
    > img, > svg { position: static; }
    & legend { min-height: 0; padding-inline-start: 0; }
  }
`;

/** Two equal buttons at the end of a step; the primary one is closer to the thumb. */
export const StepActions = styled.div`
  display: flex;
  flex-direction: column-reverse;
  gap: ${tokens.space.s3};
  ${media.from450} { flex-direction: row; & > * { flex: 1 1 0; } }
`;
