import { styled } from "styled-components";
import { media } from "../../theme/breakpoints.ts";
import { tokens } from "../../tokens/index.ts";

/** The summary keeps the size of a touch target. Paper has no folds. */
export const Fold = styled.details`
  min-width: 0;

  > summary {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${tokens.space.s3};
    min-height: ${tokens.size.touch};
    list-style: none;
    cursor: pointer;
  }
  /* The sign wraps below before a long word of the title breaks. */
  > summary > :first-child { flex: 1 1 0; overflow-wrap: break-word; }
  > summary::-webkit-details-marker { display: none; }
  > summary > svg:last-child { flex: none; margin-inline-start: auto; width: ${tokens.size.icon}; height: ${tokens.size.icon}; color: ${tokens.color.primary}; }
  &[open] > summary > svg:last-child { transform: rotate(180deg); }
  > :not(summary) { padding-block-start: ${tokens.space.s3}; }

  @media print {
    > summary > svg:last-child { display: none; }
    &::details-content { display: block; content-visibility: visible; }
  }
`;

/** Framed only while folded on a phone, where its content has frames of its own. */
export const Frame = styled.div`
  min-width: 0;
  > details:not([open]) {
    padding: ${tokens.space.s2} ${tokens.space.s5};
    border-radius: ${tokens.radius.card};
    background: ${tokens.color.surface};
    box-shadow: ${tokens.shadow.raised};
  }
  ${media.forcedColors} { > details:not([open]) { border: ${tokens.size.border} solid CanvasText; } }
`;

/** A card around the section, lower on a phone while it is folded. */
export const CardFrame = styled.div`
  min-width: 0;
  padding: ${tokens.space.s2} ${tokens.space.s5};
  border: ${tokens.size.border} solid transparent;
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.surface};
  box-shadow: ${tokens.shadow.raised};
  ${media.from600} { padding: ${tokens.space.s4} ${tokens.space.s6}; }
  ${media.forcedColors} { border-color: CanvasText; }
`;
