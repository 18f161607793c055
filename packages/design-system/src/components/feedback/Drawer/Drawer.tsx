import { type ReactNode, useId } from "react";
import { useModal } from "../../../focus/useModal.ts";
import { useTexts } from "../../../texts/useTexts.ts";
import { IconButton } from "../../actions/IconButton/IconButton.tsx";
import { Glyph } from "../../foundations/Glyph/Glyph.tsx";
import { Heading } from "../../foundations/Heading/index.ts";
import type { DialogAttributes, DialogHeading } from "../Dialog/Dialog.tsx";
import { Content, Root, Top } from "./Drawer.styles.ts";
import { type DrawerTexts, drawerTexts } from "./drawerTexts.ts";

export interface DrawerProps extends DialogHeading, DialogAttributes {
  /** Called on Esc, on a press on the backdrop and by the close button; set `open` to false to comply. */
  onClose: () => void;
  /** The content, which scrolls when it is taller than the screen. */
  children?: ReactNode;
  /** Replaces the component's own texts, all or some. */
  texts?: Partial<DrawerTexts> | undefined;
}

/**
 * A modal panel that slides in from the left edge, as tall as the screen.
 *
 * @example
 * <Drawer open title="Menu" onClose={() => undefined}>Links</Drawer>
 */
export function Drawer({ open, title, onClose, children, ref, texts, ...rest }: DrawerProps) {
  const { closeLabel } = useTexts("drawer", drawerTexts, texts);
  const titleId = useId();
  const modal = useModal({ open, onClose, ref });
  return (
    <Root aria-labelledby={titleId} {...rest} {...modal}>
      <Top>
        <Heading id={titleId} headingLevel={2} tabIndex={-1}>
          {title}
        </Heading>
        <IconButton label={closeLabel} onClick={() => onClose()}>
          <Glyph sign="close" />
        </IconButton>
      </Top>
      <Content>{children}</Content>
    </Root>
  );
}
