import { type ComponentProps, useEffect, useRef } from "react";
import { styled } from "styled-components";
import { tokens } from "../../../tokens/index.ts";
import { useMergedRef } from "../../forms/Field/useMergedRef.ts";
import { closePanel, placePanel, watchOpeners } from "./popoverPanel.ts";

const Root = styled.div`
  position: fixed;
  position-anchor: auto;
  position-try-fallbacks: flip-block, flip-inline, --popover-within, flip-block --popover-within;
  inset: auto;
  top: calc(anchor(bottom) + ${tokens.space.s2});
  inset-inline-start: anchor(self-start);
  width: max-content;
  max-width: min(${tokens.size.column} * 0.6, 100% - 2 * ${tokens.space.s3});
  margin: 0;
  padding: ${tokens.space.s5};
  border: ${tokens.size.border} solid ${tokens.color.border};
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.surface};
  color: ${tokens.color.ink};
  box-shadow: ${tokens.shadow.floating};
  overflow-wrap: anywhere;

  &[data-align="end"] { inset-inline: auto anchor(self-end); }
  @supports not selector(:popover-open) {
    z-index: 1;
    &:not([data-open]) { display: none; }
  }
`;

export interface PopoverProps extends Omit<ComponentProps<"div">, "id" | "popover"> {
  /** The id that its button names in `popoverTarget`. */
  id: string;
  /**
   * The edge of the button that the panel is aligned with.
   * @default "start"
   */
  align?: "start" | "end" | undefined;
}

/**
 * A panel over the page, opened by any button that names it: the browser's own popover. Esc, a press outside and a link
 * inside close it; the page stays usable.
 *
 * @example
 * <>
 *   <Button popoverTarget="ajuda">Onde fica o código?</Button>
 *   <Popover id="ajuda">No verso do cartão.</Popover>
 * </>
 */
export function Popover({ align = "start", ref, onClick, onBeforeToggle, ...rest }: PopoverProps) {
  const panel = useRef<HTMLDivElement>(null);
  const mergedRef = useMergedRef(panel, ref);
  useEffect(() => (panel.current === null ? undefined : watchOpeners(panel.current)), []);
  return (
    <Root
      {...rest}
      ref={mergedRef}
      popover="auto"
      data-align={align}
      onBeforeToggle={(event) => {
        onBeforeToggle?.(event);
        placePanel(event.currentTarget);
      }}
      onClick={(event) => {
        onClick?.(event);
        if (event.target instanceof Element && event.target.closest("a")) closePanel(event.currentTarget);
      }}
    />
  );
}
