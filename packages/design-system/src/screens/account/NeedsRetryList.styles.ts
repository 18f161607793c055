import { styled } from "styled-components";
import { media } from "../../theme/breakpoints.ts";
import { tokens } from "../../tokens/index.ts";

export const Root = styled.section`
  display: grid;
  gap: ${tokens.space.s4};
  min-width: 0;
  padding: ${tokens.space.s5};
  border: ${tokens.size.borderThick} solid ${tokens.color.warning};
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.warningTint};
`;

/** The text, with the action below it on a phone and beside it on wide screens. */
export const Item = styled.li`
  display: grid;
  gap: ${tokens.space.s3};
  min-width: 0;
  overflow-wrap: anywhere;
  ${media.from600} { grid-template-columns: minmax(0, 1fr) auto; align-items: center; }
`;
