import { styled } from "styled-components";
import { tokens } from "../../tokens/index.ts";

export const Facts = styled.ul`
  display: grid;
  gap: ${tokens.space.s1};
  list-style: none;
  color: ${tokens.color.inkSoft};
  font-size: ${tokens.fontSize.small};
`;
