import { css, styled } from "styled-components";
import { media } from "../../../theme/breakpoints.ts";
import { tokens } from "../../../tokens/index.ts";
import { hiddenRadio } from "../../foundations/VisuallyHidden/hiddenRadio.ts";
import { Mark } from "./CardFace.styles.ts";

/* Two and four cards make pairs on a phone, three make a column, so that no card is alone in its row. No card is
   narrower than its picture: with large text there are fewer in a row. */
export const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, max(${tokens.size.illustration}, 50% - ${tokens.space.s3})), 1fr));
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
      grid-template-columns: repeat(auto-fit, minmax(min(100%, max(${tokens.size.illustration}, 100% / 3 - ${tokens.space.s3})), 1fr));
      > :last-child {
        grid-column: auto;
      }
    }
    &[data-count="4"] {
      grid-template-columns: repeat(auto-fit, minmax(min(100%, max(${tokens.size.illustration}, 25% - ${tokens.space.s3})), 1fr));
    }
  }
`;

const chosenLook = css`
  border-color: ${tokens.color.primary};
  background: ${tokens.color.chosenTint};
  box-shadow: inset 0 0 0 ${tokens.size.border} ${tokens.color.primary};
`;

const disabledLook = css`
  border-color: ${tokens.color.border};
  background: ${tokens.color.surfaceSunken};
  color: ${tokens.color.inkSoft};
  cursor: not-allowed;
  ${media.forcedColors} { border-color: GrayText; color: GrayText; }
`;

/** Forced colours remove tint and shadow, so only the border shows the state. */
const chosenWithoutColors = css`
  border: ${tokens.size.focusRing} solid Highlight;
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
  hyphenate-limit-chars: 12;
  cursor: pointer;
  transition: transform ${tokens.duration.fast} ${tokens.easing.out};
  &:has(img) {
    align-items: stretch;
  }
  ${media.hover} { &:hover { border-color: ${tokens.color.primary}; } }
  &:active {
    transform: scale(0.98);
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
    ${disabledLook}
  }
  [data-invalid] &:not(:has(:checked)) {
    border-color: ${tokens.color.danger};
  }
  ${media.forcedColors} {
    &:has(:checked) {
      ${chosenWithoutColors}
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
    ${disabledLook}
  }
  ${media.forcedColors} {
    &[aria-pressed="true"] {
      ${chosenWithoutColors}
    }
  }
`;

export const Radio = styled.input`
  ${hiddenRadio}
`;
