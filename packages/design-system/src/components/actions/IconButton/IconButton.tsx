import type { ComponentProps, ReactNode } from "react";
import { pressOf } from "../Button/pressOf.ts";
import { Root } from "./IconButton.styles.ts";

export interface IconButtonProps extends Omit<ComponentProps<"button">, "children"> {
  /** The accessible name of the action: "Fechar". */
  label: string;
  /** The icon, 24 by 24. */
  children: ReactNode;
  /** @default "quiet" */
  variant?: "quiet" | "surface";
  /** @default "medium" */
  size?: "small" | "medium";
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
