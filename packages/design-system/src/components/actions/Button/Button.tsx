import type { ComponentProps, ReactNode } from "react";
import { useTexts } from "../../../texts/useTexts.ts";
import { VisuallyHidden } from "../../foundations/VisuallyHidden/VisuallyHidden.tsx";
import { Spinner } from "../../status/Spinner/Spinner.tsx";
import { Content, Progress, Root } from "./Button.styles.ts";
import { type ButtonTexts, buttonTexts } from "./buttonTexts.ts";
import { pressOf } from "./pressOf.ts";

/** The appearance of a button. */
export interface ButtonAppearance {
  /**
   * How much the action weighs: one primary on a screen; danger for what cannot be undone.
   * @default "primary"
   */
  variant?: "primary" | "secondary" | "quiet" | "danger" | undefined;
  /**
   * The height and the letters of the button.
   * @default "medium"
   */
  size?: "small" | "medium" | "large" | undefined;
  /**
   * Takes the full width of its container.
   * @default false
   */
  fullWidth?: boolean | undefined;
  /** An icon after the text. */
  endIcon?: ReactNode;
}

/** The props shared by a button and a link that looks like one. */
export interface ButtonLook extends ButtonAppearance {
  /** The action, in a few words. */
  children: ReactNode;
  /** An icon before the text. */
  startIcon?: ReactNode;
}

export interface ButtonProps extends ButtonLook, Omit<ComponentProps<"button">, "children"> {
  /**
   * Work is in progress: the button keeps its width, place and focus, and ignores presses.
   * @default false
   */
  pending?: boolean | undefined;
  /** Replaces the component's own texts, all or some. */
  texts?: Partial<ButtonTexts> | undefined;
}

/**
 * Performs an action on this page. `type` defaults to "button".
 *
 * @example
 * <Button onClick={() => location.reload()}>Tentar de novo</Button>
 */
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
  const { pendingLabel } = useTexts("button", buttonTexts, texts);
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
        <span>{children}</span>
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
