import { keyframes, styled } from "styled-components";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { tokens } from "../../tokens/index.ts";

const hidden = keyframes`from, to { visibility: hidden; }`;

/**
 * Sections below each other. While one is loading and its height is unknown, it has `data-height="unknown"`, and the sections after it are
 * hidden, so that nothing visible moves. They appear when it is loaded, or when the animation ends.
 */
export const SettledSections = styled(Stack)`
  > [data-height="unknown"] ~ * { animation: ${hidden} ${tokens.duration.breath}; }
`;
