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
  @container (max-width: 8rem) { max-height: 3em; white-space: normal; }

  ${besideMedia} { max-height: none; white-space: normal; overflow-wrap: anywhere; }
`;

/** Two lines in the strip, left out where large text has no room for a fact; one line per fact on the card. */
export const Facts = styled.ul`
  display: -webkit-box;
  overflow: hidden;
  list-style: none;
  color: ${tokens.color.inkSoft};
  font-size: ${tokens.fontSize.small};
  line-height: ${tokens.lineHeight.tight};
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;

  & > li { display: inline; }
  @container (max-width: 8rem) { display: none; }
  & > li:not(:last-child)::after { content: " · "; }

  ${besideMedia} {
    display: grid;
    gap: ${tokens.space.s1};
    margin-block-start: ${tokens.space.s3};
    line-height: inherit;
    @container (max-width: 8rem) { display: grid; }

    & > li { display: block; }
    & > li:not(:last-child)::after { content: none; }
  }
`;
