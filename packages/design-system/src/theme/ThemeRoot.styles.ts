import { styled } from "styled-components";
import { tokens } from "../tokens/index.ts";

export const Root = styled.div`
  min-height: 100vh;
  min-height: 100dvh;
  background: ${tokens.color.page};
  color: ${tokens.color.ink};
  font-family: ${tokens.fontFamily.body};
  isolation: isolate;
  /* A nested root is part of a page and as tall as its content. */
  [data-theme] & { min-height: 0; }
`;
