import { styled } from "styled-components";
import { gaps } from "../../../theme/gaps.ts";

export const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  min-width: 0;
  list-style: none;
  ${gaps}
  &[data-align="start"] { align-items: flex-start; }
  &[data-align="baseline"] { align-items: baseline; }
  &[data-align="stretch"] { align-items: stretch; }
  &[data-justify="center"] { justify-content: center; }
  &[data-justify="end"] { justify-content: flex-end; }
  &[data-justify="between"] { justify-content: space-between; }
`;
