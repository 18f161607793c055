import { styled } from "styled-components";
import { media } from "../../../theme/breakpoints.ts";
import { tokens } from "../../../tokens/index.ts";

export const Facts = styled.dl`
  display: grid;
  gap: ${tokens.space.s3};
  margin: 0;
  font-variant-numeric: tabular-nums;
  ${media.tablet} {
    &[data-wide] { grid-template-columns: repeat(2, minmax(0, 1fr)); }
    &[data-wide] > :first-child { grid-column: 1 / -1; }
  }

  & dt { color: ${tokens.color.inkSoft}; font-size: ${tokens.fontSize.small}; }
  & dd { min-width: 0; margin: 0; font-weight: ${tokens.fontWeight.bold}; overflow-wrap: anywhere; }
  & [data-large] { font-size: ${tokens.fontSize.heading}; font-weight: ${tokens.fontWeight.black}; line-height: ${tokens.lineHeight.tight}; }
`;

/** A code to copy: one press selects all of it. Only its beginning is visible on screen, to keep the page short; all of it is printed. */
export const Code = styled.div`
  min-width: 0;
  padding: ${tokens.space.s3} ${tokens.space.s4};
  border: ${tokens.size.border} solid ${tokens.color.border};
  border-radius: ${tokens.radius.control};
  background: ${tokens.color.surfaceSunken};
  color: ${tokens.color.inkSoft};
  font-size: ${tokens.fontSize.small};
  /* Where the browser refuses to copy, the copy button shows the same text, selected. */
  @media screen { :has(> label > input) + & { display: none; } }

  & code {
    display: block;
    color: ${tokens.color.ink};
    font-family: inherit;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
    white-space: pre-wrap;
    -webkit-user-select: all;
    user-select: all;
    &[data-unbroken] { word-break: break-all; }
    @media screen {
      &[data-unbroken] {
        display: -webkit-box;
        overflow: hidden;
        -webkit-box-orient: vertical;
        -webkit-line-clamp: 2;
      }
    }
  }
`;
