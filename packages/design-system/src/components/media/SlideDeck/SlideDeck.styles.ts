import { keyframes, styled } from "styled-components";
import { media } from "../../../theme/breakpoints.ts";
import { tokens } from "../../../tokens/index.ts";

const appear = keyframes`from { opacity: 0; transform: translateY(${tokens.space.s2}); }`;

export const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto 1fr auto;
  gap: ${tokens.space.s4};
  width: 100%;
  min-width: 0;
  max-width: ${tokens.size.column};
  margin-inline: auto;
  padding: ${tokens.space.s4};
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.surface};
  box-shadow: ${tokens.shadow.raised};
  ${media.from600} { padding: ${tokens.space.s8}; }
  ${media.forcedColors} { border: ${tokens.size.border} solid CanvasText; }
`;

/** Reserves the height of the skip button, so that its removal on the last slide causes no layout shift. */
export const Top = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space.s3};
  min-height: ${tokens.size.touchMinimum};
  > progress { flex: 1; min-width: 0; }
  > button { margin-inline-end: calc(-1 * ${tokens.space.s3}); }
`;

export const Count = styled.span`
  flex: none;
  color: ${tokens.color.inkSoft};
  font-size: ${tokens.fontSize.small};
  font-weight: ${tokens.fontWeight.semibold};
  font-variant-numeric: tabular-nums;
`;

/** All slides share one grid cell, as high as the highest: the buttons below stay in place. */
export const Sheets = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;

export const Sheet = styled.div`
  grid-area: 1 / 1;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${tokens.space.s3};
  min-width: 0;
  visibility: hidden;
  overflow-wrap: anywhere;
  &[data-current] { visibility: visible; animation: ${appear} ${tokens.duration.slow} ${tokens.easing.out}; }
`;

export const Picture = styled.div`
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  place-items: center;
  aspect-ratio: 3 / 2;
  border-radius: ${tokens.radius.card};
  overflow: hidden;
  > :is(img, svg) { width: 100%; height: 100%; }
  > img:not([data-fit]) { object-fit: cover; }
`;

export const Bottom = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${tokens.space.s2};
  > button { flex: 1 1 auto; min-width: 0; padding-inline: ${tokens.space.s4}; overflow-wrap: anywhere; }
  /* Takes the row's free space. A label that does not fit beside the other button moves to a row of its own, with its words whole. */
  > button:last-child { flex-grow: 999; }
  ${media.from600} {
    > button, > button:last-child { flex: none; }
    > button:first-child:not(:last-child) { margin-inline-end: auto; }
    > button:last-child { min-width: calc(2 * ${tokens.space.s16}); }
  }
`;
