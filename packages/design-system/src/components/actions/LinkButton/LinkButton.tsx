import { type LinkComponentProps, useLinkComponentFor } from "../../../theme/LinkContext.tsx";
import { Content } from "../Button/Button.styles.ts";
import type { ButtonLook } from "../Button/Button.tsx";
import { Root } from "./LinkButton.styles.ts";

export interface LinkButtonProps extends ButtonLook, Omit<LinkComponentProps, "children"> {}

/** Leads to another address and looks like a button: for the one place to go next. */
export function LinkButton({
  children,
  href,
  variant,
  size,
  fullWidth = false,
  startIcon,
  endIcon,
  ...rest
}: LinkButtonProps) {
  const component = useLinkComponentFor(href);
  return (
    <Root
      as={component}
      href={href}
      {...rest}
      data-variant={variant}
      data-size={size}
      data-full-width={fullWidth || undefined}
    >
      <Content>
        {startIcon}
        {children}
        {endIcon}
      </Content>
    </Root>
  );
}
