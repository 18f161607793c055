import type { ComponentProps } from "react";
import { Root } from "./SkipLink.styles.ts";

export interface SkipLinkProps extends ComponentProps<"a"> {
  /**
   * Where the content of the page begins.
   * @default "#conteudo"
   */
  href?: string;
}

/** The first thing that the Tab key meets: past the header, to the content. Out of sight until it has the focus. */
export function SkipLink({ href = "#conteudo", children = "Pular para o conteúdo", ...rest }: SkipLinkProps) {
  return (
    <Root href={href} {...rest}>
      {children}
    </Root>
  );
}
