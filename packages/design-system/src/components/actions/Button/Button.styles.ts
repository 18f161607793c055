import { css, styled } from "styled-components";
import { media } from "../../../theme/breakpoints.ts";
import { tokens } from "../../../tokens/index.ts";

/** The look of a button, shared by buttons and links. */
export const buttonLook = css`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-height: ${tokens.size.touch};
  padding: ${tokens.space.s2} ${tokens.space.s6};
  /* Large text on a narrow screen leaves less room for padding. */
  padding-inline: min(${tokens.space.s6}, 8vw);
  border: ${tokens.size.borderThick} solid transparent;
  border-radius: ${tokens.radius.control};
  background: ${tokens.color.primary};
  color: ${tokens.color.onPrimary};
  font-weight: ${tokens.fontWeight.bold};
  line-height: ${tokens.lineHeight.tight};
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition: transform ${tokens.duration.fast} ${tokens.easing.out};
  ${media.hover} { &:hover { background: ${tokens.color.primaryPressed}; } }
  &:active { transform: scale(0.98); }

  &[data-variant="secondary"] {
    border-color: ${tokens.color.primary};
    background: ${tokens.color.surface};
    color: ${tokens.color.primary};
    ${media.hover} { &:hover { background: ${tokens.color.primaryTint}; color: ${tokens.color.primaryPressed}; } }
  }
  &[data-variant="quiet"] {
    background: transparent;
    color: ${tokens.color.primary};
    ${media.hover} { &:hover { background: ${tokens.color.primaryTint}; color: ${tokens.color.primaryPressed}; } }
  }
  &[data-variant="danger"] {
    background: ${tokens.color.danger};
    ${media.hover} { &:hover { filter: brightness(0.92); } }
  }

  &[data-size="small"] { min-height: ${tokens.size.touchMinimum}; padding: ${tokens.space.s1} ${tokens.space.s4}; }
  &[data-size="large"] {
    min-height: ${tokens.space.s16};
    padding: ${tokens.space.s3} ${tokens.space.s8};
    font-size: ${tokens.fontSize.large};
  }
  &[data-full-width] { width: 100%; }
  &[data-pending] { cursor: progress; transform: none; }
  &:disabled, &[aria-disabled="true"]:not([data-pending]) {
    border-color: transparent;
    background: ${tokens.color.skeleton};
    color: ${tokens.color.inkSoft};
    cursor: not-allowed;
    filter: none;
    transform: none;
    ${media.forcedColors} { border-color: GrayText; color: GrayText; }
  }
  /* Buttons are not printed. */
  @media print { display: none; }
`;

export const Root = styled.button`${buttonLook}`;

export const Content = styled.span`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${tokens.space.s2};
  min-width: 0;
  > svg { flex: none; width: ${tokens.size.iconSmall}; height: ${tokens.size.iconSmall}; }
  [data-pending] > & { opacity: 0; }
`;

export const Progress = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
`;
