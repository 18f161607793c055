import { styled } from "styled-components";
import { media } from "../../../theme/breakpoints.ts";
import { tokens } from "../../../tokens/index.ts";

/* A form lays out its children with a gap: an empty summary takes no place in it. */
export const Root = styled.div`
  display: contents;
`;

export const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.s2};
  margin-block-end: ${tokens.space.s2};
  padding: ${tokens.space.s3} ${tokens.space.s4};
  border: ${tokens.size.border} solid ${tokens.color.danger};
  border-radius: ${tokens.radius.control};
  background: ${tokens.color.dangerTint};
  color: ${tokens.color.ink};
`;

export const Title = styled.p`
  display: flex;
  align-items: flex-start;
  gap: ${tokens.space.s2};
  color: ${tokens.color.danger};
  font-weight: ${tokens.fontWeight.bold};
  overflow-wrap: anywhere;
  svg {
    flex: none;
    width: ${tokens.size.icon};
    height: ${tokens.size.icon};
  }
`;

export const EntryLink = styled.a`
  display: flex;
  align-items: center;
  padding-block: calc((${tokens.size.touchMinimum} - ${tokens.lineHeight.body} * 1em) / 2);
  color: ${tokens.color.ink};
  overflow-wrap: anywhere;
  text-decoration: underline;
  text-underline-offset: 0.2em;
  ${media.hover} { &:hover { color: ${tokens.color.danger}; } }
`;
