import { styled } from "styled-components";

/** What leads elsewhere is no use on paper. */
export const OnScreenOnly = styled.div`
  @media print { display: none; }
`;
