import { styled } from "styled-components";

/** Takes no room where there is nothing in it. */
export const Bare = styled.div`
  display: contents;
`;
