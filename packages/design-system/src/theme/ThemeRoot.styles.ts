import { styled } from "styled-components";
import { tokens } from "../tokens/index.ts";

export const Root = styled.div`
  min-height: 100dvh;
  background: ${tokens.color.page};
  color: ${tokens.color.ink};
  font-family: ${tokens.fontFamily.body};
  isolation: isolate;
  /* One inside of another is a part of the page, as high as what it holds. */
  [data-theme] & { min-height: 0; }
`;
