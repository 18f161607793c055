import { styled } from "styled-components";
import { media } from "../../../theme/breakpoints.ts";
import { tokens } from "../../../tokens/index.ts";

/** Smaller on a phone, where the steps are below each other. */
const marker = "var(--timeline-marker)";
const gap = tokens.space.s2;

/** Steps beside each other, unless the browser's text is so large that their words would break. */
const rowMedia = "@media (min-width: 768px) and (min-width: 48em)";

export const Root = styled.ol`
  --timeline-marker: ${tokens.space.s8};
  display: grid;
  min-width: 0;
  list-style: none;
  container-type: inline-size;
  ${rowMedia} {
    container-type: normal;
    --timeline-marker: ${tokens.space.s10};
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
    column-gap: ${tokens.space.s2};
  }
`;

/** The segment to the next step: a line for a done one, dashes for one to come. */
export const Step = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: ${marker} minmax(0, 1fr);
  gap: ${tokens.space.s3};
  /* Also a step of one line has a visible segment. */
  &:not(:last-child) { min-height: calc(${marker} + ${tokens.space.s5}); padding-block-end: ${tokens.space.s1}; }
  &:not(:last-child)::after {
    content: "";
    position: absolute;
    inset-block: calc(${marker} + ${gap} / 4) calc(${gap} / 4);
    inset-inline-start: calc((${marker} - ${tokens.size.borderThick}) / 2);
    border-inline-start: ${tokens.size.borderThick} dashed ${tokens.color.borderStrong};
  }
  &[data-state="done"]:not(:last-child)::after {
    border-inline-start-style: solid;
    border-inline-start-color: ${tokens.color.success};
  }

  /* With text at 200% on a phone, the words need the whole width. */
  @container (width < 12rem) {
    /* The sign grows with the text. */
    --timeline-marker: calc(${tokens.size.iconSmall} + ${tokens.space.s3});
    grid-template-columns: minmax(0, 1fr);
    &:not(:last-child)::after { display: none; }
  }

  ${rowMedia} {
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: auto 1fr;
    justify-items: center;
    text-align: center;
    &:not(:last-child) { min-height: 0; padding-block-end: 0; }
    &:not(:last-child)::after {
      inset-block: calc((${marker} - ${tokens.size.borderThick}) / 2) auto;
      inset-inline: calc(50% + ${marker} / 2 + ${gap}) calc(-50% + ${marker} / 2);
      border-inline-start: 0;
      border-block-start: ${tokens.size.borderThick} dashed ${tokens.color.borderStrong};
    }
    &[data-state="done"]:not(:last-child)::after {
      border-block-start-style: solid;
      border-block-start-color: ${tokens.color.success};
    }
  }
`;

/** The sign of each state has its own shape: a check, a paw, a dashed ring, an X. */
export const Marker = styled.span`
  display: grid;
  place-items: center;
  width: ${marker};
  height: ${marker};
  border: ${tokens.size.borderThick} solid ${tokens.color.success};
  border-radius: ${tokens.radius.pill};
  background: ${tokens.color.success};
  color: ${tokens.color.surface};
  /* Without its ground, the white sign would be invisible on paper. */
  -webkit-print-color-adjust: exact;
  print-color-adjust: exact;
  [data-state="current"] > & {
    border-color: ${tokens.color.primary};
    background: ${tokens.color.primaryTint};
    color: ${tokens.color.primary};
  }
  [data-state="waiting"] > & { border: ${tokens.size.borderThick} dashed ${tokens.color.borderStrong}; background: transparent; }
  [data-state="failed"] > & { border-color: ${tokens.color.danger}; background: ${tokens.color.danger}; }
`;

/** On a phone, the facts of a step share a line where they fit. */
export const Body = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  align-content: start;
  gap: 0 ${tokens.space.s3};
  min-width: 0;
  padding-block-start: ${tokens.space.s1};
  overflow-wrap: break-word;
  /* A button has no free space of its own, as a link with its touch target has. */
  > [data-variant] { margin-block-start: ${tokens.space.s2}; }
  /* In a column of a tablet, a button of two short words keeps to one line. */
  ${media.tablet} { > [data-variant][data-size] { padding-inline: ${tokens.space.s2}; } }
  ${rowMedia} {
    display: grid;
    align-items: initial;
    justify-items: center;
    gap: ${tokens.space.s1};
    padding-block-start: 0;
  }
`;

export const Label = styled.p`
  flex: 1 0 100%;
  /* The longest word, "Transportadora", does not break. */
  @container (width < 12rem) { font-size: min(${tokens.fontSize.body}, 12cqi); }
  font-weight: ${tokens.fontWeight.bold};
  text-wrap: balance;
  [data-state="current"] & { color: ${tokens.color.primary}; }
  [data-state="waiting"] & { color: ${tokens.color.inkSoft}; font-weight: ${tokens.fontWeight.semibold}; }
  [data-state="failed"] & { color: ${tokens.color.danger}; }
`;

export const Fact = styled.div`
  color: ${tokens.color.inkSoft};
  font-size: ${tokens.fontSize.small};
  text-wrap: balance;
`;
