import { styled } from "styled-components";
import { media } from "../../../theme/breakpoints.ts";

/** On a phone a part a line; where there is room, in one line with a dot between them. */
export const Parts = styled.p`
  & > span { display: block; }
  ${media.from768} {
    & > span { display: inline; }
    & > span + span::before { content: "· "; }
  }
`;
