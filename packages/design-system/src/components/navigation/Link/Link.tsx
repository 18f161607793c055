import type { ReactNode } from "react";
import { styled } from "styled-components";
import { useTexts } from "../../../texts/useTexts.ts";
import { media } from "../../../theme/breakpoints.ts";
import { type LinkComponentProps, useLinkComponentFor } from "../../../theme/LinkContext.tsx";
import { tokens } from "../../../tokens/index.ts";
import { VisuallyHidden } from "../../foundations/VisuallyHidden/VisuallyHidden.tsx";
import { type LinkTexts, linkTexts } from "./linkTexts.ts";

const Root = styled.a`
  color: ${tokens.color.primary};
  font-weight: ${tokens.fontWeight.semibold};
  text-decoration: underline;
  text-decoration-thickness: 0.08em;
  text-underline-offset: 0.2em;
  border-radius: ${tokens.radius.small};
  ${media.hover} { &:hover { color: ${tokens.color.primaryPressed}; text-decoration-thickness: 0.14em; } }
  &[data-tone="ink"] { color: inherit; }
  &[data-standalone] {
    display: inline-flex;
    align-items: center;
    gap: ${tokens.space.s2};
    min-height: ${tokens.size.touchMinimum};
    overflow-wrap: anywhere;
    /* As little use on paper as a button. */
    @media print { display: none; }
  }
`;

export interface LinkProps extends LinkComponentProps {
  /** The text of the link. */
  children: ReactNode;
  /**
   * The colour of the link; ink within coloured grounds.
   * @default "primary"
   */
  tone?: "primary" | "ink" | undefined;
  /**
   * A link on its own line, with a touch target of full size.
   * @default false
   */
  standalone?: boolean | undefined;
  /**
   * Opens in another tab, and says so.
   * @default false
   */
  newTab?: boolean | undefined;
  /** Replaces the component's own texts, all or some. */
  texts?: Partial<LinkTexts> | undefined;
}

/**
 * A link: the router's inside the shop, a plain anchor elsewhere.
 *
 * @example
 * <Text>Leia a <Link href="/politica-de-frete" newTab>política de frete</Link>.</Text>
 */
export function Link({ children, href, tone, standalone = false, newTab = false, texts, ...rest }: LinkProps) {
  const { newTabLabel } = useTexts("link", linkTexts, texts);
  const component = useLinkComponentFor(href);
  const tab = newTab ? { target: "_blank", rel: "noopener noreferrer" } : undefined;
  return (
    <Root as={component} href={href} {...tab} {...rest} data-tone={tone} data-standalone={standalone || undefined}>
      {newTab ? (
        <>
          {typeof children === "string" ? <span>{children}</span> : children}
          <VisuallyHidden>{` ${newTabLabel}`}</VisuallyHidden>
        </>
      ) : (
        children
      )}
    </Root>
  );
}
