import { styled } from "styled-components";

/** Hides links and buttons in print. */
export const OnScreenOnly = styled.div`
  @media print { display: none; }
`;
