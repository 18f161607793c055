import { css, keyframes, styled } from "styled-components";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { tokens } from "../../tokens/index.ts";

const hidden = keyframes`from, to { visibility: hidden; }`;

/**
 * For a parent of sections below each other. While one is loading and its height is unknown, it has `data-height="unknown"`, and the
 * sections after it are hidden, so that nothing visible moves. They appear when it is loaded, or after a
 * few seconds, so that a slow section keeps nothing else from being used.
 */
export const settled = css`
  > [data-height="unknown"] ~ * { animation: ${hidden} calc(2.5 * ${tokens.duration.breath}); }
`;

export const SettledSections = styled(Stack)`
  ${settled}
`;
