import { styled } from "styled-components";
import { tokens } from "../../tokens/index.ts";

export const Root = styled.span`
  position: absolute;
  width: ${tokens.size.border};
  height: ${tokens.size.border};
  margin: calc(-1 * ${tokens.size.border});
  padding: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
  border: 0;
`;
