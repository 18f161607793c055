import type { ReactNode } from "react";
import { useTexts } from "../../../texts/useTexts.ts";
import { type LinkComponentProps, useLinkComponentFor } from "../../../theme/LinkContext.tsx";
import { VisuallyHidden } from "../../foundations/VisuallyHidden/VisuallyHidden.tsx";
import { Root } from "./Link.styles.ts";
import { type LinkTexts, linkTexts } from "./linkTexts.ts";

export interface LinkProps extends LinkComponentProps {
  /** The text of the link. */
  children: ReactNode;
  /** @default "primary" */
  tone?: "primary" | "ink";
  /**
   * A link on its own line, with a touch target of full size.
   * @default false
   */
  standalone?: boolean;
  /**
   * Opens in another tab, and says so.
   * @default false
   */
  newTab?: boolean;
  /** Replaces the component's own texts, all or some. */
  texts?: Partial<LinkTexts> | undefined;
}

/** A link: the router's inside the shop, a plain anchor elsewhere. */
export function Link({ children, href, tone, standalone = false, newTab = false, texts, ...rest }: LinkProps) {
  const { newTabLabel } = useTexts("link", linkTexts, texts);
  const component = useLinkComponentFor(href);
  const tab = newTab ? { target: "_blank", rel: "noopener noreferrer" } : undefined;
  return (
    <Root as={component} href={href} {...tab} {...rest} data-tone={tone} data-standalone={standalone || undefined}>
      {newTab ? (
        <>
          {children}
          <VisuallyHidden>{` ${newTabLabel}`}</VisuallyHidden>
        </>
      ) : (
        children
      )}
    </Root>
  );
}
