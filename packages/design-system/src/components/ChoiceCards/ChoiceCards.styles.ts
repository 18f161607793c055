import { css, styled } from "styled-components";
import { media } from "../../theme/breakpoints.ts";
import { tokens } from "../../tokens/index.ts";
import { visuallyHidden } from "../Field/visuallyHidden.ts";

/* Two and four cards make pairs on a phone, three make a column, and no card is left alone in its row. */
export const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${tokens.space.s3};
  margin-block: ${tokens.space.s1};
  > :last-child:nth-child(odd) {
    grid-column: 1 / -1;
  }
  &[data-count="1"],
  &[data-count="3"] {
    grid-template-columns: minmax(0, 1fr);
  }
  ${media.from600} {
    &[data-count="3"] {
      grid-template-columns: repeat(3, minmax(0, 1fr));
      > :last-child {
        grid-column: auto;
      }
    }
    &[data-count="4"] {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }
`;

const chosenLook = css`
  border-color: ${tokens.color.primary};
  background: ${tokens.color.primaryTint};
  box-shadow: inset 0 0 0 ${tokens.size.border} ${tokens.color.primary};
`;

const cardLook = css`
  position: relative;
  display: grid;
  align-items: center;
  inline-size: 100%;
  min-block-size: ${tokens.size.touch};
  padding: ${tokens.space.s4};
  border: ${tokens.size.border} solid ${tokens.color.borderStrong};
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.surface};
  color: ${tokens.color.ink};
  text-align: center;
  hyphens: auto;
  cursor: pointer;
  transition: transform ${tokens.duration.fast} ${tokens.easing.out};
  &:has(img) {
    align-items: start;
  }
  &:hover {
    border-color: ${tokens.color.primary};
  }
  &:active {
    transform: scale(0.98);
  }
`;

export const Mark = styled.span`
  position: absolute;
  inset-block-start: ${tokens.space.s1};
  inset-inline-end: ${tokens.space.s1};
  display: flex;
  padding: ${tokens.space.s1};
  border-radius: ${tokens.radius.pill};
  background: ${tokens.color.primary};
  color: ${tokens.color.onPrimary};
  opacity: 0;
  transform: scale(0.5);
  transition-property: opacity, transform;
  transition-duration: ${tokens.duration.fast};
  transition-timing-function: ${tokens.easing.out};
  svg {
    inline-size: ${tokens.space.s4};
    block-size: ${tokens.space.s4};
    stroke-width: 3;
  }
`;

const markShown = css`
  opacity: 1;
  transform: none;
`;

export const RadioCard = styled.label`
  ${cardLook}
  &:has(:checked) {
    ${chosenLook}
  }
  &:has(:checked) ${Mark} {
    ${markShown}
  }
  &:has(:focus-visible) {
    outline: ${tokens.size.focusRing} solid ${tokens.color.focus};
    outline-offset: ${tokens.size.borderThick};
  }
  &:has(:disabled) {
    border-color: ${tokens.color.border};
    background: ${tokens.color.surfaceSunken};
    color: ${tokens.color.inkSoft};
    cursor: not-allowed;
  }
  [data-invalid] &:not(:has(:checked)) {
    border-color: ${tokens.color.danger};
  }
  ${media.forcedColors} {
    &:has(:checked) {
      border-color: Highlight;
    }
  }
`;

export const ActionCard = styled.button`
  ${cardLook}
  &[aria-pressed="true"] {
    ${chosenLook}
  }
  &[aria-pressed="true"] ${Mark} {
    ${markShown}
  }
  &[aria-disabled="true"] {
    cursor: progress;
  }
  &:disabled {
    border-color: ${tokens.color.border};
    background: ${tokens.color.surfaceSunken};
    color: ${tokens.color.inkSoft};
    cursor: not-allowed;
  }
  ${media.forcedColors} {
    &[aria-pressed="true"] {
      border-color: Highlight;
    }
  }
`;

export const Radio = styled.input`
  ${visuallyHidden}
`;

export const Face = styled.span`
  display: grid;
  justify-items: center;
  gap: ${tokens.space.s2};
  /* Without a picture above it, the name keeps clear of the check mark. */
  &:not(:has(img)) {
    padding-inline: ${tokens.space.s3};
  }
  [data-count="3"] &:has(img) {
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    justify-items: start;
    gap: ${tokens.space.s4};
    text-align: start;
    ${media.from600} {
      grid-template-columns: minmax(0, 1fr);
      justify-items: center;
      gap: ${tokens.space.s2};
      text-align: center;
    }
  }
`;

export const Picture = styled.span`
  display: flex;
  justify-content: center;
  /* The real size in the markup gives the ratio; the card gives the height, so that a row of cards has one line of names. */
  img {
    inline-size: auto;
    max-inline-size: 100%;
    block-size: ${tokens.size.illustration};
    object-fit: contain;
  }
  [data-count="3"] & img {
    block-size: ${tokens.space.s16};
    ${media.from600} {
      block-size: ${tokens.size.illustration};
    }
  }
  [data-count="4"] & img {
    block-size: calc(${tokens.space.s12} * 2);
  }
`;

export const Texts = styled.span`
  display: grid;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

export const Title = styled.span`
  font-size: ${tokens.fontSize.large};
  font-weight: ${tokens.fontWeight.bold};
  line-height: ${tokens.lineHeight.tight};
`;

export const Help = styled.span`
  margin-block-start: ${tokens.space.s1};
  color: ${tokens.color.inkSoft};
  font-size: ${tokens.fontSize.small};
`;

export const Busy = styled.span`
  position: absolute;
  inset-block-start: ${tokens.space.s1};
  inset-inline-end: ${tokens.space.s1};
  display: flex;
  color: ${tokens.color.primary};
`;
