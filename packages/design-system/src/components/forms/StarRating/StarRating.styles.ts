import { styled } from "styled-components";
import { media } from "../../../theme/breakpoints.ts";
import { tokens } from "../../../tokens/index.ts";
import { hiddenRadio } from "../../foundations/VisuallyHidden/hiddenRadio.ts";

export const Field = styled.div`
  position: relative;
  container-type: inline-size;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: ${tokens.space.s3};
`;

export const Stars = styled.div`
  display: flex;
  margin-inline-start: calc(${tokens.space.s2} * -1);
  &[data-many] { flex-wrap: wrap; }
`;

/** A star is empty until it, or a later one, is chosen; hovering previews the choice. */
export const Choice = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  width: ${tokens.size.touch};
  height: ${tokens.size.touch};
  border-radius: ${tokens.radius.control};
  color: ${tokens.color.borderStrong};
  cursor: pointer;
  transition: transform ${tokens.duration.fast} ${tokens.easing.out};
  > svg { width: ${tokens.space.s8}; height: ${tokens.space.s8}; }
  &:active { transform: scale(0.9); }
  [aria-invalid="true"] & { color: ${tokens.color.danger}; }

  &:has(:checked), &:has(~ label > :checked) {
    color: ${tokens.color.warning};
    > svg { fill: ${tokens.color.highlight}; }
  }
  ${media.hover} {
    ${Stars}:hover &:not(:has(:disabled)) {
      color: ${tokens.color.borderStrong};
      > svg { fill: none; }
    }
    &&:hover:not(:has(:disabled)), ${Stars}:hover &&:has(~ label:hover):not(:has(:disabled)) {
      color: ${tokens.color.warning};
      > svg { fill: ${tokens.color.highlight}; }
    }
  }
  &:has(:focus-visible) { outline: ${tokens.size.focusRing} solid ${tokens.color.focus}; }
  &:has(:disabled) { cursor: not-allowed; opacity: 0.6; transform: none; }
  ${media.forcedColors} {
    &:has(:checked) > svg, &:has(~ label > :checked) > svg { fill: CanvasText; }
  }
`;

export const Radio = styled.input`
  ${hiddenRadio}
  @supports not selector(:has(*)) {
    &:checked ~ svg { color: ${tokens.color.warning}; fill: ${tokens.color.highlight}; }
  }
`;

/** The word for the chosen star: beside the stars, or in a line below them, where an error means that no star is chosen. */
export const Words = styled.div`
  display: grid;
  @container (max-width: 20rem) {
    flex-basis: 100%;
    /* A star ends above the edge of its touch target. */
    margin-block-start: calc(-1 * ${tokens.space.s2});
    [aria-invalid="true"] & { display: none; }
  }
`;

export const Word = styled.span`
  grid-area: 1 / 1;
  font-weight: ${tokens.fontWeight.bold};
  visibility: hidden;
  :has([value="1"]:checked) + * > &[data-value="1"],
  :has([value="2"]:checked) + * > &[data-value="2"],
  :has([value="3"]:checked) + * > &[data-value="3"],
  :has([value="4"]:checked) + * > &[data-value="4"],
  :has([value="5"]:checked) + * > &[data-value="5"],
  :has([value="6"]:checked) + * > &[data-value="6"],
  :has([value="7"]:checked) + * > &[data-value="7"],
  :has([value="8"]:checked) + * > &[data-value="8"],
  :has([value="9"]:checked) + * > &[data-value="9"],
  :has([value="10"]:checked) + * > &[data-value="10"] { visibility: visible; }
`;

/** As many stars as fit on a line of text; the number is next to them. */
export const Shown = styled.span`
  display: inline-flex;
  vertical-align: middle;
  color: ${tokens.color.warning};
`;

export const ShownStar = styled.span`
  position: relative;
  display: inline-flex;
  > svg { width: ${tokens.size.iconSmall}; height: ${tokens.size.iconSmall}; }
  &[data-fill="full"] > svg { fill: ${tokens.color.highlight}; }
  &[data-fill="empty"] { color: ${tokens.color.borderStrong}; }
  &[data-fill="half"] > svg + svg { position: absolute; inset: 0; fill: ${tokens.color.highlight}; }
  ${Shown}[data-size="large"] & > svg { width: ${tokens.space.s8}; height: ${tokens.space.s8}; }
  ${media.forcedColors} {
    &[data-fill="full"] > svg, &[data-fill="half"] > svg + svg { fill: CanvasText; }
  }
`;
