import { styled } from "styled-components";
import { media } from "../../../theme/breakpoints.ts";
import { tokens } from "../../../tokens/index.ts";
import { pawPicture } from "../../feedback/EmptyState/pawPicture.styles.ts";

/** The state in words, with a picture if there is no other content. */
export const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.s2};
  overflow-wrap: anywhere;

  &[data-alone] { justify-items: center; padding-block-start: ${tokens.space.s4}; text-align: center; }
  &[data-alone] > :is(p, [data-reason]) { max-width: 42ch; }

  /* A code to pay with comes first; that the page waits for it is a small line below. */
  &[data-below] { order: 1; gap: 0; }
  &[data-below] > * { color: ${tokens.color.inkSoft}; font-size: ${tokens.fontSize.small}; }
  &[data-below] ~ button { order: 2; }
  /* A printed page does not update itself. */
  @media print { &[data-below] { display: none; } }
`;

export const Picture = styled.div`
  ${pawPicture}
  margin-block-end: ${tokens.space.s2};
  background: ${tokens.color.highlightTint};
  color: ${tokens.color.warning};
  ${media.forcedColors} { border: ${tokens.size.border} solid CanvasText; }

  &[data-status="processing"] { background: ${tokens.color.primaryTint}; color: ${tokens.color.primary}; }
  &[data-status="paid"] { background: ${tokens.color.successTint}; color: ${tokens.color.success}; }
  &[data-status="failed"] { background: ${tokens.color.dangerTint}; color: ${tokens.color.danger}; }
`;
