import { styled } from "styled-components";
import { tokens } from "../../tokens/index.ts";

/** An event, with its icon before and its date after it; the date wraps below on narrow screens. */
export const Entry = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0 ${tokens.space.s3};
  align-items: start;
  padding-block: ${tokens.space.s3};
  break-inside: avoid;
  &:not(:last-child) { border-block-end: ${tokens.size.border} solid ${tokens.color.border}; }
  /* Entries folded on the screen are still printed. */
  &[data-folded] { display: none; }
  @media print { &[data-folded] { display: grid; } }
`;

export const Sign = styled.span`
  display: grid;
  place-items: center;
  width: ${tokens.space.s8};
  height: ${tokens.space.s8};
  border-radius: ${tokens.radius.pill};
  background: ${tokens.color.primaryTint};
  color: ${tokens.color.primary};
  [data-next] > & { outline: ${tokens.size.border} dashed ${tokens.color.borderStrong}; background: transparent; }
  [data-bad] > & { background: ${tokens.color.warningTint}; color: ${tokens.color.warning}; }
`;

export const Words = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${tokens.space.s4};
  min-width: 0;
  padding-block-start: ${tokens.space.s1};
  overflow-wrap: anywhere;
  > time { color: ${tokens.color.inkSoft}; font-variant-numeric: tabular-nums; }
`;
