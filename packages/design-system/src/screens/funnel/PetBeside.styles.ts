import { styled } from "styled-components";
import { besideMedia } from "../../theme/besideMedia.ts";
import { tokens } from "../../tokens/index.ts";

export const Root = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${tokens.space.s4};
  height: 100%;

  & > svg { width: auto; height: 100%; min-height: 0; }

  ${besideMedia} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${tokens.space.s3};
    padding: ${tokens.space.s5};
    border: ${tokens.size.border} solid ${tokens.color.border};
    border-radius: ${tokens.radius.card};
    background: ${tokens.color.surface};

    & > svg { width: 100%; height: auto; }
  }
`;

export const Words = styled.div`container-type: inline-size;`;

export const Name = styled.p`
  overflow: hidden;
  font-weight: ${tokens.fontWeight.bold};
  text-overflow: ellipsis;
  white-space: nowrap;
  /* Two lines beside a portrait in large text, where "Seu pet" has no room in one. */
  @container (max-width: 8rem) { max-height: 3em; max-height: 2lh; white-space: normal; }

  ${besideMedia} { max-height: none; white-space: normal; overflow-wrap: anywhere; }
`;

/**
 * Two lines in the strip, left out where large text has no room for a fact; one line per fact on the card. No line begins or ends with a
 * dot: each fact has its dot before it, and the list cuts off that of a line's first fact, which lies outside of it.
 */
export const Facts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  overflow: hidden;
  column-gap: ${tokens.space.s3};
  max-height: calc(2em * ${tokens.lineHeight.tight});
  /* Also where the reader's own style sets another line height. */
  max-height: 2lh;
  list-style: none;
  color: ${tokens.color.inkSoft};
  font-size: ${tokens.fontSize.small};
  line-height: ${tokens.lineHeight.tight};

  & > li {
    position: relative;
    min-width: 0;
    margin-inline-start: calc(-1 * ${tokens.space.s3});
    padding-inline-start: ${tokens.space.s3};
  }
  & > li::before {
    content: "·";
    position: absolute;
    inset-inline-start: 0;
    width: ${tokens.space.s3};
    text-align: center;
  }
  @container (max-width: 8rem) { display: none; }

  ${besideMedia} {
    display: grid;
    gap: ${tokens.space.s1};
    max-height: none;
    margin-block-start: ${tokens.space.s3};
    line-height: inherit;
    @container (max-width: 8rem) { display: grid; }

    & > li { margin: 0; padding: 0; }
    & > li::before { content: none; }
  }
`;
