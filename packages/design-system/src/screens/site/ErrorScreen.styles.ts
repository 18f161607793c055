import { styled } from "styled-components";
import { tokens } from "../../tokens/index.ts";

export const Frame = styled.main`
  max-inline-size: ${tokens.size.column};
  margin-inline: auto;
  padding: ${tokens.space.s12} ${tokens.space.s4};
`;
