import type { ComponentProps } from "react";
import { useTexts } from "../../../texts/useTexts.ts";
import { Root } from "./SkipLink.styles.ts";
import { skipLinkTexts } from "./skipLinkTexts.ts";

export interface SkipLinkProps extends ComponentProps<"a"> {
  /**
   * The fragment of the page's content.
   * @default "#conteudo"
   */
  href?: string;
}

/** The first tab stop: skips the header. Visible on focus only. */
export function SkipLink({ href = "#conteudo", children, ...rest }: SkipLinkProps) {
  const { label } = useTexts("skipLink", skipLinkTexts);
  return (
    <Root href={href} {...rest}>
      {children ?? label}
    </Root>
  );
}
