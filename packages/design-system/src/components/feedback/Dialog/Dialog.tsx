import { type ComponentProps, type ReactNode, useId } from "react";
import { type ModalEvents, useModal } from "../../../focus/useModal.ts";
import { useTexts } from "../../../texts/useTexts.ts";
import { IconButton } from "../../actions/IconButton/IconButton.tsx";
import { Glyph } from "../../foundations/Glyph/Glyph.tsx";
import { Actions, Body, Header, Root, Title } from "./Dialog.styles.ts";
import { type DialogTexts, dialogTexts } from "./dialogTexts.ts";

export interface DialogHeading {
  /**
   * Whether the dialog is open. Focus moves to its title, or to the element marked `data-autofocus`, and back after.
   */
  open: boolean;
  /** The heading, which is also the accessible name. */
  title: ReactNode;
}

export interface DialogContent {
  /** The content, which scrolls when it is taller than the screen. */
  children?: ReactNode;
  /** The buttons at its foot, the main one last. */
  actions?: ReactNode;
  /**
   * The width: that of a form, or that of the page.
   * @default "column"
   */
  size?: "column" | "wide" | undefined;
}

/** The attributes of the element that a dialog passes on. */
export type DialogAttributes = Omit<ComponentProps<"dialog">, "open" | "title" | "children" | ModalEvents>;

export interface DialogProps extends DialogHeading, DialogContent, DialogAttributes {
  /**
   * Called on Esc, on a press on the backdrop and by the close button; set `open` to false to comply. Without it there
   * is no close button, and only the dialog's own content closes it.
   */
  onClose?: (() => void) | undefined;
  /** Replaces the component's own texts, all or some. */
  texts?: Partial<DialogTexts> | undefined;
}

/**
 * A modal window that must be closed before the user can continue.
 *
 * @example
 * const [isOpen, setOpen] = useState(false);
 * return (
 *   <>
 *     <Button onClick={() => setOpen(true)}>Como medir o pet?</Button>
 *     <Dialog
 *       open={isOpen}
 *       title="Como medir o pet"
 *       onClose={() => setOpen(false)}
 *       actions={<Button onClick={() => setOpen(false)}>Entendi</Button>}
 *     >
 *       Meça do pescoço até o começo da cauda.
 *     </Dialog>
 *   </>
 * );
 */
export function Dialog({ open, title, onClose, children, actions, size, ref, texts, ...rest }: DialogProps) {
  const { closeLabel } = useTexts("dialog", dialogTexts, texts);
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
