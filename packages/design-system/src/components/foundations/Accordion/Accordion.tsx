import type { ComponentProps } from "react";
import { Glyph } from "../Glyph/index.ts";
import { Body, Root } from "./Accordion.styles.ts";

export interface AccordionProps extends Omit<ComponentProps<"details">, "title"> {
  /** The text that is always visible; pressing it opens and closes the section. */
  title: string;
  /**
   * Sections with the same name are exclusive: opening one closes the others. Browsers older than this attribute
   * leave the others open.
   */
  name?: string | undefined;
  /**
   * Whether the section starts open. The browser opens and closes it, and reports each change to `onToggle`.
   * @default false
   */
  open?: boolean | undefined;
  /**
   * A plain section looks like a link in a text, a card stands alone on its own ground, a divided one is a full row
   * below a line.
   * @default "plain"
   */
  variant?: "plain" | "card" | "divided";
}

/**
 * A section that opens and closes: the browser's own `<details>`, found by the search of the page even while closed.
 *
 * @example
 * <Accordion title="Posso cancelar?" name="perguntas" variant="card">Quando quiser, pela sua área.</Accordion>
 */
export function Accordion({ title, variant = "plain", children, ...rest }: AccordionProps) {
  return (
    <Root {...rest} data-variant={variant}>
      <summary>
        {title}
        <Glyph sign="open" />
      </summary>
      <Body>{children}</Body>
    </Root>
  );
}
