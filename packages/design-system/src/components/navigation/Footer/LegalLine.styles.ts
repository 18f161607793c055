import { styled } from "styled-components";
import { media } from "../../../theme/breakpoints.ts";

/** One part a line on a phone; on wide screens in one line, separated by dots. */
export const Parts = styled.p`
  & > span { display: block; }
  ${media.from768} {
    & > span { display: inline; }
    & > span + span::before { content: "· "; }
  }
`;
