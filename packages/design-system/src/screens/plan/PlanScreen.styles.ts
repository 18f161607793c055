import { styled } from "styled-components";
import { Root as Skeleton } from "../../components/status/Skeleton/Skeleton.styles.ts";
import { media } from "../../theme/breakpoints.ts";
import { OnScreenOnly } from "../../theme/OnScreenOnly.ts";
import { tokens } from "../../tokens/index.ts";

/** As many columns as fit the text, four on wide screens. */
export const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, calc(2 * ${tokens.space.s16})), 1fr));
  gap: ${tokens.space.s3} ${tokens.space.s4};
  margin: 0;
  ${media.from450} { grid-template-columns: repeat(2, minmax(0, 1fr)); gap: ${tokens.space.s5} ${tokens.space.s8}; }
  ${media.from998} { grid-template-columns: repeat(4, minmax(0, 1fr)); }
`;

export const Fact = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;
  &[data-whole-row="true"] { grid-column: 1 / -1; }
  ${media.from450} { &[data-whole-row="true"] { grid-column: auto; } }
  > dt { color: ${tokens.color.inkSoft}; font-size: ${tokens.fontSize.small}; }
  > dd { margin: 0; }
  > dd:first-of-type { font-weight: ${tokens.fontWeight.semibold}; }
  > dd + dd { color: ${tokens.color.inkSoft}; font-size: ${tokens.fontSize.small}; }
`;

/** Keeps the footer below the window. */
export const DetailsPlace = styled.div`
  min-height: calc(2 * ${tokens.size.tileLarge});
  ${media.from768} { min-height: ${tokens.size.tileLarge}; }
`;

export const BoxesPlace = styled(Skeleton)`
  height: calc(4 * ${tokens.size.tileLarge});
  border-radius: ${tokens.radius.card};
  ${media.from768} { height: calc(${tokens.size.tileLarge} + 2 * ${tokens.space.s16}); }
`;

/** Cards of short rows, side by side where each keeps a readable width. */
export const SideBySide = styled.div`
  display: grid;
  gap: ${tokens.space.s6};
  align-items: start;
  &:empty { display: none; }
  ${media.from998} {
    grid-template-columns: repeat(auto-fit, minmax(${tokens.size.tileLarge}, 1fr));
    /* Beside a much longer history. */
    > :first-child { position: sticky; inset-block-start: calc(${tokens.space.s16} + ${tokens.space.s6}); }
  }
`;

/** Rows of one kind, separated by a hairline; narrow enough to read both ends of a row in one glance. */
export const Rows = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
  ${media.from998} { max-width: calc(2 * ${tokens.size.tileLarge}); }
`;

/** Description on the left, status on the right; on a phone each invoice is a small card (MAN-425). */
export const Row = styled.li`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space.s1} ${tokens.space.s4};
  ${media.from600} {
    flex-flow: row wrap;
    align-items: center;
    justify-content: space-between;
  }
  padding-block: ${tokens.space.s3};
  break-inside: avoid;
  &:not(:last-child) { border-block-end: ${tokens.size.border} solid ${tokens.color.border}; }
`;

/** Leaves no gap while it is empty. */
export const OnScreen = styled(OnScreenOnly)`
  &:empty { display: none; }
`;
