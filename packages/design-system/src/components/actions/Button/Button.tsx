import type { ComponentProps, ReactNode } from "react";
import { VisuallyHidden } from "../../foundations/VisuallyHidden/VisuallyHidden.tsx";
import { Spinner } from "../../status/Spinner/Spinner.tsx";
import { Content, Progress, Root } from "./Button.styles.ts";
import { type ButtonTexts, buttonTexts } from "./buttonTexts.ts";
import { pressOf } from "./pressOf.ts";

/** What a button and a link that looks like one share. */
export interface ButtonLook {
  /** What the button does, in a few words. */
  children: ReactNode;
  /** @default "primary" */
  variant?: "primary" | "secondary" | "quiet" | "danger";
  /** @default "medium" */
  size?: "small" | "medium" | "large";
  /**
   * As wide as what holds it.
   * @default false
   */
  fullWidth?: boolean;
  /** A picture before the words. */
  startIcon?: ReactNode;
  /** A picture after the words. */
  endIcon?: ReactNode;
}

export interface ButtonProps extends ButtonLook, Omit<ComponentProps<"button">, "children"> {
  /**
   * At work: keeps its width, its place and its focus, and takes no press.
   * @default false
   */
  pending?: boolean;
  /** Other words in the place of its own. */
  texts?: Partial<ButtonTexts> | undefined;
}

/** Does something on this page. `type` is "button" unless given. */
export function Button({
  children,
  variant,
  size,
  fullWidth = false,
  startIcon,
  endIcon,
  pending = false,
  texts,
  ...rest
}: ButtonProps) {
  const { pendingLabel } = { ...buttonTexts, ...texts };
  return (
    <Root
      type="button"
      {...rest}
      onClick={pressOf(rest, pending)}
      aria-disabled={pending || rest["aria-disabled"] || undefined}
      data-pending={pending || undefined}
      data-variant={variant}
      data-size={size}
      data-full-width={fullWidth || undefined}
    >
      <Content aria-hidden={pending || undefined}>
        {startIcon}
        {children}
        {endIcon}
      </Content>
      {pending ? (
        <Progress>
          <Spinner />
          <VisuallyHidden>{pendingLabel}</VisuallyHidden>
        </Progress>
      ) : null}
    </Root>
  );
}
