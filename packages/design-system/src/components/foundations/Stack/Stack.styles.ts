import { styled } from "styled-components";
import { gaps } from "../../../theme/gaps.ts";

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  align-items: stretch;
  min-width: 0;
  list-style: none;
  ${gaps}
  &[data-align="start"] { align-items: flex-start; }
  &[data-align="center"] { align-items: center; }
  &[data-align="end"] { align-items: flex-end; }
`;
