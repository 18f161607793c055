import { styled } from "styled-components";

/** Takes no room while empty. */
export const Bare = styled.div`
  display: contents;
`;
