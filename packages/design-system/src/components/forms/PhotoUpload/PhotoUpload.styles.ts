import { css, styled } from "styled-components";
import { media } from "../../../theme/breakpoints.ts";
import { tokens } from "../../../tokens/index.ts";
import { buttonLook } from "../../actions/Button/Button.styles.ts";
import { visuallyHidden } from "../../foundations/VisuallyHidden/VisuallyHidden.styles.ts";

export const Zone = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.s3};
  padding: ${tokens.space.s4};
  border: ${tokens.size.borderThick} dashed ${tokens.color.borderStrong};
  border-radius: ${tokens.radius.control};
  background: ${tokens.color.surface};
  &[data-invalid] { border-color: ${tokens.color.danger}; }
  &[data-over] { border-style: solid; border-color: ${tokens.color.primary}; background: ${tokens.color.primaryTint}; }
  &[data-disabled] { border-color: ${tokens.color.border}; background: ${tokens.color.surfaceSunken}; }
  &:has(> input:disabled) { border-color: ${tokens.color.border}; background: ${tokens.color.surfaceSunken}; }
  &:has(> input:focus-visible) {
    outline: ${tokens.size.focusRing} solid ${tokens.color.focus};
    outline-offset: 0;
  }
  ${media.forcedColors} { &[data-over] { border-color: Highlight; } }
`;

/** Without `:has()` the zone cannot show the focus of its input. */
const focusWithoutHas = css`
  @supports not selector(:has(*)) {
    &:focus-visible ~ * { outline: ${tokens.size.focusRing} solid ${tokens.color.focus}; }
  }
`;

export const FileInput = styled.input`
  ${visuallyHidden}
  ${focusWithoutHas}
`;

/** A device with a mouse has no camera at hand. */
export const CameraInput = styled.input`
  ${visuallyHidden}
  ${focusWithoutHas}
  @media (pointer: fine) { display: none; }
`;

export const Prompt = styled.div`
  display: grid;
  justify-items: center;
  gap: ${tokens.space.s2};
  padding-block: ${tokens.space.s2};
  text-align: center;
`;

export const Sign = styled.span`
  display: grid;
  place-items: center;
  width: ${tokens.size.touch};
  height: ${tokens.size.touch};
  border-radius: ${tokens.radius.pill};
  background: ${tokens.color.primaryTint};
  color: ${tokens.color.primary};
  ${FileInput}:disabled ~ * & { background: ${tokens.color.skeleton}; color: ${tokens.color.inkSoft}; }
`;

export const Choose = styled.label`
  ${buttonLook}
  /* Covers a disabled surrounding fieldset too. */
  ${FileInput}:disabled ~ * & { display: none; }
  @media (pointer: fine) { &[data-camera] { display: none; } }
`;

/** Touch devices have no drag and drop. */
export const DropHint = styled.p`
  display: none;
  color: ${tokens.color.inkSoft};
  font-size: ${tokens.fontSize.small};
  @media (hover: hover) and (pointer: fine) { display: block; }
  ${FileInput}:disabled ~ * & { display: none; }
`;

export const Preview = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space.s3};
  ${media.from450} { gap: ${tokens.space.s4}; }
`;

export const Picture = styled.div`
  flex: none;
  width: calc(${tokens.size.touch} * 1.5);
  aspect-ratio: 1;
  border-radius: ${tokens.radius.small};
  overflow: hidden;
  > :is(img, svg) { width: 100%; height: 100%; }
  ${media.from450} { width: calc(${tokens.size.touch} * 2); }
`;

export const Facts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  flex: 1;
  gap: ${tokens.space.s2};
  min-width: 0;
`;

/** Cuts a long file name. */
export const FileName = styled.p`
  display: -webkit-box;
  font-weight: ${tokens.fontWeight.semibold};
  line-height: ${tokens.lineHeight.tight};
  overflow: hidden;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.s2};
`;

export const Work = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.s2};
  > progress { flex-basis: 100%; }
`;
