import { styled } from "styled-components";
import { tokens } from "../../../tokens/index.ts";

export const Root = styled.svg`
  flex: none;
  width: ${tokens.size.icon};
  height: ${tokens.size.icon};
  &[data-size="small"] { width: ${tokens.size.iconSmall}; height: ${tokens.size.iconSmall}; }
  &[data-size="large"] { width: ${tokens.space.s10}; height: ${tokens.space.s10}; }
`;
