import { styled } from "styled-components";
import { tokens } from "../../../tokens/index.ts";

export const Root = styled.hr`
  width: 100%;
  margin: 0;
  border: 0;
  border-top: ${tokens.size.border} solid ${tokens.color.border};
`;
