import { styled } from "styled-components";
import { KeptFocus } from "../../../focus/KeptFocus.tsx";
import { media } from "../../../theme/breakpoints.ts";
import { tokens } from "../../../tokens/index.ts";
import { radioMark } from "../../forms/RadioGroup/radioMark.styles.ts";

/** Where cards are side by side, the actions align at the foot of each. */
export const Managed = styled(KeptFocus)`
  &:only-child { height: 100%; }
  align-content: space-between;
`;

export const Summary = styled.div`
  display: flex;
  flex: 1 1 auto;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${tokens.space.s2} ${tokens.space.s4};
  min-width: 0;
`;

/** Beside the brand's mark, or below it in large text, so that no word of the holder's name is broken. */
export const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  flex: 1 1 9em;
  gap: ${tokens.space.s1};
  min-width: 0;
  overflow-wrap: anywhere;
`;

/** What describes a card to choose: holder, validity and charges. */
export const Details = styled.div`
  display: contents;
`;

export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.s1} ${tokens.space.s2};
`;

export const Brand = styled.span`
  font-size: ${tokens.fontSize.large};
  font-weight: ${tokens.fontWeight.black};
  line-height: ${tokens.lineHeight.tight};
`;

export const Small = styled.span`
  color: ${tokens.color.inkSoft};
  font-size: ${tokens.fontSize.small};
  font-variant-numeric: tabular-nums;
`;

export const Note = styled.p`
  margin-block-start: ${tokens.space.s3};
  color: ${tokens.color.inkSoft};
  font-size: ${tokens.fontSize.small};
`;

export const Digits = styled.span`
  font-weight: ${tokens.fontWeight.semibold};
  font-variant-numeric: tabular-nums;
  [data-over] & { color: ${tokens.color.inkSoft}; }
`;

export const Actions = styled.div`
  padding-block-start: ${tokens.space.s2};
  border-block-start: ${tokens.size.border} solid ${tokens.color.border};

  /* Aligns the text of the buttons with the lines above, and their ground with the card's edge. */
  > div {
    display: flex;
    flex-wrap: wrap;
    margin-inline: calc((${tokens.space.s2} + ${tokens.size.borderThick}) * -1);
    margin-block-end: calc(${tokens.space.s3} * -1);
    /* Forced colours draw the edge of a button, which aligns instead of its text, and needs room to the next. */
    ${media.forcedColors} { gap: ${tokens.space.s2}; margin: 0; margin-block-start: ${tokens.space.s2}; }
  }
  /* Narrower than elsewhere, so that the three buttons fit in one line on a phone. */
  & button[data-size="small"] { padding-inline: ${tokens.space.s2}; }
  /* While the other action is pending, the button keeps its place without a ground of its own. */
  & button[aria-disabled="true"]:not([data-pending]) { background: transparent; }
`;

export const Choice = styled.label`
  display: flex;
  align-items: flex-start;
  gap: ${tokens.space.s3};
  min-height: ${tokens.size.touch};
  padding: ${tokens.space.s4};
  border: ${tokens.size.borderThick} solid transparent;
  border-radius: inherit;
  cursor: pointer;
  ${media.hover} { &:hover { border-color: ${tokens.color.primary}; } }
  &:has(:checked) { border-color: ${tokens.color.primary}; background: ${tokens.color.chosenTint}; }
  &:has(:checked) [data-tone="primary"] { background: ${tokens.color.surface}; }
  &:has(:focus-visible) {
    outline: ${tokens.size.focusRing} solid ${tokens.color.focus};
    outline-offset: calc(-1 * ${tokens.size.focusRing});
  }
  &:has(:disabled) { border-color: transparent; background: ${tokens.color.surfaceSunken}; cursor: not-allowed; }
  /* A transparent border would show in forced colours, as a second edge inside the card's own. */
  ${media.forcedColors} {
    border-color: Canvas;
    &:has(:checked) { border-color: Highlight; }
    &:has(:disabled) { border-color: Canvas; color: GrayText; }
    &:has(:disabled) :is(${Digits}, ${Small}) { color: GrayText; }
  }
`;

export const Dot = styled.input`
  flex: none;
  width: ${tokens.size.icon};
  height: ${tokens.size.icon};
  margin: 0;
  margin-block-start: ${tokens.space.s1};
  accent-color: ${tokens.color.primary};
  cursor: inherit;
  ${radioMark}
  /* Its label shows the focus instead. */
  @supports selector(:has(*)) { &:focus-visible { outline: none; box-shadow: none; } }
`;

/** A choosable card with its remove button below: one surface, chosen or not. */
export const Removable = styled.div`
  border: ${tokens.size.borderThick} solid transparent;
  border-radius: inherit;
  ${media.hover} { &:has(> label:hover) { border-color: ${tokens.color.primary}; } }
  &:has(:checked) { border-color: ${tokens.color.primary}; background: ${tokens.color.chosenTint}; }
  &:has(:disabled) { background: ${tokens.color.surfaceSunken}; }
  > label { border-color: transparent; background: transparent; }
  > label:has(:checked) { border-color: transparent; background: transparent; }
  ${media.hover} { > label:hover { border-color: transparent; } }
  > :last-child { margin: 0 ${tokens.space.s4} ${tokens.space.s3}; }
  ${media.forcedColors} {
    border-color: Canvas;
    &:has(:checked) { border-color: Highlight; }
    > label { border-color: Canvas; }
    > label:has(:checked) { border-color: Canvas; }
  }
`;
