import { styled } from "styled-components";
import { media } from "../../theme/breakpoints.ts";
import { tokens } from "../../tokens/index.ts";
import { Section } from "./ShipmentsScreen.styles.ts";

/** Further from the tracker than its own lines are from each other. */
export const Strip = styled(Section)`
  margin-block: ${tokens.space.s4};
  ${media.from768} { margin-block-end: 0; }
`;

export const Events = styled.ul`
  display: grid;
  gap: ${tokens.space.s2};
  list-style: none;
`;

/** The day, then what happens; a long text wraps beside the day. */
export const Event = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0 ${tokens.space.s3};
  font-size: ${tokens.fontSize.small};
  overflow-wrap: break-word;
  > time { font-weight: ${tokens.fontWeight.bold}; font-variant-numeric: tabular-nums; }
`;
