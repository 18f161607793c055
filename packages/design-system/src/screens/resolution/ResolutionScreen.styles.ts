import { styled } from "styled-components";
import { Text } from "../../components/foundations/Text/index.ts";
import { media } from "../../theme/breakpoints.ts";
import { OnScreenOnly } from "../../theme/OnScreenOnly.ts";
import { tokens } from "../../tokens/index.ts";

const line = `${tokens.lineHeight.body} * ${tokens.fontSize.body}`;

/** A live region, which takes no place while it is empty. */
export const Elsewhere = styled(OnScreenOnly)`
  &:empty { margin-block-start: calc(-1 * ${tokens.space.s6}); }
`;

/** The amount and the reason: two lines on a phone, reserved while they load, so that nothing below moves. */
export const Reason = styled(Text)`
  min-height: calc(2 * ${line});
  ${media.from600} { min-height: calc(${line}); }
`;
