import { type ComponentProps, type ReactNode, useId } from "react";
import { type ModalEvents, useModal } from "../../../focus/useModal.ts";
import { IconButton } from "../../actions/IconButton/IconButton.tsx";
import { Glyph } from "../../foundations/Glyph/Glyph.tsx";
import { Actions, Body, Header, Root, Title } from "./Dialog.styles.ts";
import { type DialogTexts, dialogTexts } from "./dialogTexts.ts";

export interface DialogProps extends Omit<ComponentProps<"dialog">, "open" | "title" | ModalEvents> {
  /** Whether it is on the screen. Focus goes to its title, or to the element marked `data-autofocus`, and back after. */
  open: boolean;
  /** What it is about: its heading, and its name for a screen reader. */
  title: ReactNode;
  /**
   * Asked by Esc, by a press beside the dialog and by the close button: set `open` to false to obey. Without it there is no
   * such button, and nothing but its own content closes the dialog.
   */
  onClose?: (() => void) | undefined;
  /** The content, which scrolls when it is taller than the screen. */
  children?: ReactNode;
  /** The buttons at its foot, the main one last. */
  actions?: ReactNode;
  /**
   * As wide as a form, or as the page.
   * @default "column"
   */
  size?: "column" | "wide";
  /** Other words in the place of its own. */
  texts?: Partial<DialogTexts> | undefined;
}

/** A window over the page that must be answered or closed before going on. */
export function Dialog({ open, title, onClose, children, actions, size, ref, texts, ...rest }: DialogProps) {
  const { closeLabel } = { ...dialogTexts, ...texts };
  const titleId = useId();
  const modal = useModal({ open, onClose, ref });

  return (
    <Root aria-labelledby={titleId} {...rest} {...modal} data-size={size}>
      <Header>
        <Title id={titleId} tabIndex={-1}>
          {title}
        </Title>
        {onClose === undefined ? null : (
          <IconButton label={closeLabel} onClick={() => onClose()}>
            <Glyph sign="close" />
          </IconButton>
        )}
      </Header>
      <Body>{open ? children : null}</Body>
      {actions === undefined ? null : <Actions data-actions="">{actions}</Actions>}
    </Root>
  );
}
