import { keyframes, styled } from "styled-components";
import { tokens } from "../../../tokens/index.ts";

const turn = keyframes`to { transform: rotate(1turn); }`;

export const Root = styled.span`
  display: inline-block;
  flex: none;
  vertical-align: middle;
  width: ${tokens.size.icon};
  height: ${tokens.size.icon};
  border: ${tokens.size.focusRing} solid currentColor;
  border-inline-end-color: transparent;
  border-radius: ${tokens.radius.pill};
  animation: ${turn} ${tokens.duration.turn} linear ${tokens.repeat.endless};
  &[data-size="small"] { width: ${tokens.size.iconSmall}; height: ${tokens.size.iconSmall}; }
  &[data-size="large"] { width: ${tokens.size.touch}; height: ${tokens.size.touch}; }
`;
