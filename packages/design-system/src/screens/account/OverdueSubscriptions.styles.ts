import { styled } from "styled-components";
import { KeptFocus } from "../../focus/KeptFocus.tsx";
import { media } from "../../theme/breakpoints.ts";
import { tokens } from "../../tokens/index.ts";

/** Without content it is out of the flow, so that its place has no gap. */
export const Frame = styled(KeptFocus)`
  &:empty { position: absolute; }
`;

/** Overdue payments stand out; those under way do not. */
export const Root = styled.section`
  display: grid;
  gap: ${tokens.space.s4};
  min-width: 0;
  padding: ${tokens.space.s5};
  border: ${tokens.size.borderThick} solid transparent;
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.surface};
  box-shadow: ${tokens.shadow.raised};
  &[data-overdue] {
    border-color: ${tokens.color.warning};
    background: ${tokens.color.warningTint};
    box-shadow: none;
  }
`;

/** The text, with the action below it on a phone and beside it on wide screens. */
export const Item = styled.li`
  display: grid;
  gap: ${tokens.space.s3};
  min-width: 0;
  overflow-wrap: anywhere;
  /* With text at 200% on a phone, the words need the width: the icon wraps below them, and no word is broken. */
  > a { padding-inline: min(${tokens.space.s6}, 7vw); }
  > a > span { flex-wrap: wrap; }
  ${media.from600} {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    > div { flex: 1 1 12em; min-width: 0; }
  }
`;
