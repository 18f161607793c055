import type { ComponentProps, ReactNode, ToggleEvent } from "react";
import { styled } from "styled-components";
import { media } from "../../../theme/breakpoints.ts";
import { roomyFocus } from "../../../theme/roomyFocus.ts";
import { unfoldedInPrint } from "../../../theme/unfoldedInPrint.ts";
import { tokens } from "../../../tokens/index.ts";
import { Glyph } from "../Glyph/index.ts";

const Root = styled.details`
  min-width: 0;
  color: ${tokens.color.ink};

  & > summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${tokens.space.s3};
    min-height: ${tokens.size.touch};
    padding-block: ${tokens.space.s2};
    border-radius: ${tokens.radius.control};
    font-weight: ${tokens.fontWeight.bold};
    line-height: ${tokens.lineHeight.tight};
    list-style: none;
    overflow-wrap: anywhere;
    cursor: pointer;
  }
  & > summary::-webkit-details-marker { display: none; }
  & > summary > svg {
    flex: none;
    width: ${tokens.size.iconSmall};
    height: ${tokens.size.iconSmall};
    color: ${tokens.color.primary};
    transition: transform ${tokens.duration.medium} ${tokens.easing.out};
  }
  &[open] > summary > svg { transform: rotate(180deg); }
  ${media.hover} { & > summary:hover { color: ${tokens.color.primary}; } }
  & > summary:active { color: ${tokens.color.primaryPressed}; }
  &:not([data-variant="card"]) > summary { ${roomyFocus} }

  &[data-variant="plain"] > summary {
    justify-content: start;
    width: fit-content;
    color: ${tokens.color.primary};
  }
  ${media.hover} { &[data-variant="plain"] > summary:hover { color: ${tokens.color.primaryPressed}; } }

  &[data-variant="card"] {
    border: ${tokens.size.border} solid ${tokens.color.border};
    border-radius: ${tokens.radius.card};
    background: ${tokens.color.page};
  }
  &[data-variant="card"] > summary { padding: ${tokens.space.s3} ${tokens.space.s5}; border-radius: ${tokens.radius.card}; }

  &[data-variant="divided"] { border-block-start: ${tokens.size.border} solid ${tokens.color.border}; }
  ${unfoldedInPrint}
`;

const Body = styled.div`
  overflow-wrap: anywhere;

  [data-variant="plain"] > & { padding-block-start: ${tokens.space.s1}; }
  [data-variant="card"] > & { padding: 0 ${tokens.space.s5} ${tokens.space.s4}; color: ${tokens.color.inkSoft}; }
  [data-variant="divided"] > & { padding-block-end: ${tokens.space.s4}; }
`;

export interface AccordionProps extends Omit<ComponentProps<"details">, "title"> {
  /** The text that is always visible; pressing it opens and closes the section. */
  title: ReactNode;
  /**
   * Sections with the same name are exclusive: opening one closes the others.
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
  variant?: "plain" | "card" | "divided" | undefined;
}

/** Closes the other sections of the same name in browsers that are older than exclusive `<details>`. */
function closeOthers({ currentTarget: opened }: ToggleEvent<HTMLDetailsElement>): void {
  const name = opened.getAttribute("name");
  if (!opened.open || name === null) return;
  for (const other of document.querySelectorAll<HTMLDetailsElement>(`details[open][name="${CSS.escape(name)}"]`)) {
    if (other !== opened) other.open = false;
  }
}

/**
 * A section that opens and closes: the browser's own `<details>`, found by the search of the page even while closed,
 * and printed open.
 *
 * @example
 * <Accordion title="Posso cancelar?" name="perguntas" variant="card">Quando quiser, pela sua área.</Accordion>
 */
export function Accordion({ title, variant = "plain", onToggle, children, ...rest }: AccordionProps) {
  function toggle(event: ToggleEvent<HTMLDetailsElement>): void {
    closeOthers(event);
    onToggle?.(event);
  }
  return (
    <Root {...rest} data-variant={variant} onToggle={toggle}>
      <summary>
        <span>{title}</span>
        <Glyph sign="open" />
      </summary>
      <Body>{children}</Body>
    </Root>
  );
}
