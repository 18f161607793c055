import { styled } from "styled-components";

export const Root = styled.span`
  display: inline-flex;
  max-width: 100%;
  &:has(> [data-full-width]) { display: flex; }
`;
