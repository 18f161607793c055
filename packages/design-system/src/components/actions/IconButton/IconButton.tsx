import type { ComponentProps, ReactNode } from "react";
import { pressOf } from "../Button/pressOf.ts";
import { Root } from "./IconButton.styles.ts";

export interface IconButtonProps extends Omit<ComponentProps<"button">, "children"> {
  /** What it does, for those who do not see the picture: "Fechar". */
  label: string;
  /** The picture, 24 by 24. */
  children: ReactNode;
  /** @default "quiet" */
  variant?: "quiet" | "surface";
  /** @default "medium" */
  size?: "small" | "medium";
}

/** A button that is only a picture. */
export function IconButton({ label, children, variant, size, ...rest }: IconButtonProps) {
  return (
    <Root type="button" aria-label={label} {...rest} onClick={pressOf(rest)} data-variant={variant} data-size={size}>
      {children}
    </Root>
  );
}
