import { styled } from "styled-components";
import { tokens } from "../../../tokens/index.ts";

/** Line breaks are part of plain text, but not of HTML. */
export const Root = styled.div`
  overflow-wrap: anywhere;
  &[data-markup] { white-space: normal; }
  > * + * { margin-top: ${tokens.space.s2}; }
  ul, ol { padding-inline-start: ${tokens.space.s6}; }
  a[href] { color: ${tokens.color.primary}; font-weight: ${tokens.fontWeight.semibold}; text-underline-offset: 0.2em; }
`;
