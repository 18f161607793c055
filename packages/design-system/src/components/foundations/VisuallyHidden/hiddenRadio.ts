import { css } from "styled-components";
import { tokens } from "../../../tokens/index.ts";
import { visuallyHidden } from "./VisuallyHidden.styles.ts";

/**
 * A radio that its label shows as chosen with `:has()`. In browsers without `:has()` the radio itself frames the label,
 * which must be positioned.
 */
export const hiddenRadio = css`
  ${visuallyHidden}
  @supports not selector(:has(*)) {
    &:checked, &:focus-visible {
      inset: 0;
      inline-size: 100%;
      block-size: 100%;
      margin: 0;
      border-radius: ${tokens.radius.card};
      appearance: none;
      clip-path: none;
      pointer-events: none;
    }
    &:checked { border: ${tokens.size.focusRing} solid ${tokens.color.primary}; }
    &:focus-visible { outline: ${tokens.size.focusRing} solid ${tokens.color.focus}; }
  }
`;
