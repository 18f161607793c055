import { styled } from "styled-components";
import { useTexts } from "../../../texts/useTexts.ts";
import { type LinkComponentProps, useLinkComponentFor } from "../../../theme/LinkContext.tsx";
import { VisuallyHidden } from "../../foundations/VisuallyHidden/VisuallyHidden.tsx";
import { type LinkTexts, linkTexts } from "../../navigation/Link/linkTexts.ts";
import { buttonLook, Content } from "../Button/Button.styles.ts";
import type { ButtonLook } from "../Button/Button.tsx";
import { pressOf } from "../Button/pressOf.ts";

const Root = styled.a`${buttonLook}`;

export interface LinkButtonProps extends ButtonLook, Omit<LinkComponentProps, "children"> {
  /** The URL that the link leads to. */
  href: string;
  /**
   * Opens in another tab, and says so.
   * @default false
   */
  newTab?: boolean | undefined;
  /** Replaces the component's own texts, all or some. */
  texts?: Partial<LinkTexts> | undefined;
}

/**
 * A link that looks like a button, for the one place to go next.
 *
 * @example
 * <LinkButton href="/planos">Ver os planos</LinkButton>
 */
export function LinkButton({
  children,
  href,
  variant,
  size,
  fullWidth = false,
  startIcon,
  endIcon,
  newTab = false,
  texts,
  ...rest
}: LinkButtonProps) {
  const { newTabLabel } = useTexts("link", linkTexts, texts);
  const tab = newTab ? { target: "_blank", rel: "noopener noreferrer" } : undefined;
  const component = useLinkComponentFor(href);
  return (
    <Root
      as={component}
      href={href}
      {...tab}
      {...rest}
      onClick={pressOf(rest)}
      data-variant={variant}
      data-size={size}
      data-full-width={fullWidth || undefined}
    >
      <Content>
        {startIcon}
        <span>{children}</span>
        {newTab ? <VisuallyHidden> {newTabLabel}</VisuallyHidden> : null}
        {endIcon}
      </Content>
    </Root>
  );
}
