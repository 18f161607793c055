import { type ComponentProps, useEffect, useRef } from "react";
import { useMergedRef } from "../../forms/Field/useMergedRef.ts";
import { Root } from "./Popover.styles.ts";
import { closePanel, placePanel, replacePopover } from "./popoverPanel.ts";

export interface PopoverProps extends Omit<ComponentProps<"div">, "id" | "popover"> {
  /** The id that its button names in `popoverTarget`. */
  id: string;
  /**
   * The edge of the button that the panel is aligned with.
   * @default "start"
   */
  align?: "start" | "end";
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
  useEffect(() => (panel.current === null ? undefined : replacePopover(panel.current)), []);
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
