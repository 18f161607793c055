import { styled } from "styled-components";
import { tokens } from "../../tokens/index.ts";

export const Root = styled.video`
  width: 100%;
  aspect-ratio: 16 / 9;
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.ink};
`;
