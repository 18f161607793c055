import type { ComponentProps } from "react";
import { Root } from "./SkipLink.styles.ts";

export interface SkipLinkProps extends ComponentProps<"a"> {
  /**
   * The fragment of the page's content.
   * @default "#conteudo"
   */
  href?: string;
}

/** The first tab stop: skips the header. Visible on focus only. */
export function SkipLink({ href = "#conteudo", children = "Pular para o conteúdo", ...rest }: SkipLinkProps) {
  return (
    <Root href={href} {...rest}>
      {children}
    </Root>
  );
}
