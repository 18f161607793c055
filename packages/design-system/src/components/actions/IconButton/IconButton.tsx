import type { ComponentProps, ReactNode } from "react";
import { styled } from "styled-components";
import { media } from "../../../theme/breakpoints.ts";
import { tokens } from "../../../tokens/index.ts";
import { pressOf } from "../Button/pressOf.ts";

const Root = styled.button`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: ${tokens.size.touch};
  height: ${tokens.size.touch};
  padding: 0;
  border: ${tokens.size.border} solid transparent;
  border-radius: ${tokens.radius.pill};
  background: transparent;
  color: inherit;
  cursor: pointer;
  transition: transform ${tokens.duration.fast} ${tokens.easing.out};
  > svg { width: ${tokens.size.icon}; height: ${tokens.size.icon}; }
  ${media.hover} { &:hover { background: ${tokens.color.primaryTint}; color: ${tokens.color.primaryPressed}; } }
  &:active { transform: scale(0.94); }
  &[data-variant="surface"] { border-color: ${tokens.color.borderStrong}; background: ${tokens.color.surface}; }
  &[data-size="small"] { width: ${tokens.size.touchMinimum}; height: ${tokens.size.touchMinimum}; }
  &:disabled, &[aria-disabled="true"] {
    background: transparent;
    color: ${tokens.color.borderStrong};
    cursor: not-allowed;
    transform: none;
    ${media.forcedColors} { border-color: GrayText; color: GrayText; }
  }
  @media print { display: none; }
`;

export interface IconButtonProps extends Omit<ComponentProps<"button">, "children"> {
  /** The accessible name of the action: "Fechar". */
  label: string;
  /** The icon, 24 by 24. */
  children: ReactNode;
  /**
   * Surface stands out from a picture or a coloured ground.
   * @default "quiet"
   */
  variant?: "quiet" | "surface" | undefined;
  /**
   * The size of the pressable area.
   * @default "medium"
   */
  size?: "small" | "medium" | undefined;
}

/**
 * A button with an icon only.
 *
 * @example
 * <IconButton label="Fechar" onClick={() => history.back()}>
 *   <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true" />
 * </IconButton>
 */
export function IconButton({ label, children, variant, size, ...rest }: IconButtonProps) {
  return (
    <Root type="button" aria-label={label} {...rest} onClick={pressOf(rest)} data-variant={variant} data-size={size}>
      {children}
    </Root>
  );
}
