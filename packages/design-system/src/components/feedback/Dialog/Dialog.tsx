import { type ComponentProps, type ReactNode, useId, useRef } from "react";
import { useModal } from "../../../focus/useModal.ts";
import { IconButton } from "../../actions/IconButton/IconButton.tsx";
import { Glyph } from "../../foundations/Glyph/Glyph.tsx";
import { Actions, Body, Header, Root, Title } from "./Dialog.styles.ts";
import { type DialogTexts, dialogTexts } from "./dialogTexts.ts";

/** What the dialog itself listens to, to know when it is to be closed. */
type OwnEvents = "onClose" | "onCancel" | "onClick" | "onPointerDown";

export interface DialogProps extends Omit<ComponentProps<"dialog">, "open" | "title" | OwnEvents> {
  /** Whether it is on the screen. Focus goes to its title, or to the element marked `data-autofocus`, and back after. */
  open: boolean;
  title: ReactNode;
  /**
   * Asked by Esc, by a press beside the dialog and by the close button: set `open` to false to obey. Without it there is no
   * such button, and nothing but its own content closes the dialog.
   */
  onClose?: (() => void) | undefined;
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
  const modal = useModal(open, ref);
  const pressedBeside = useRef(false);

  return (
    <Root
      aria-labelledby={titleId}
      {...rest}
      ref={modal}
      data-size={size}
      closedby={onClose === undefined ? "none" : undefined}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose?.();
      }}
      onClose={(event) => {
        // Without its ref it sleeps in a panel that was left, and opens again with it: nobody asked for it to be closed.
        if (modal.current === null) return;
        // Browsers may close it on their own at a second Esc.
        if (!open || event.target !== event.currentTarget || event.currentTarget.open) return;
        if (onClose === undefined) event.currentTarget.showModal();
        else onClose();
      }}
      // A text selection that began inside and ended outside is not a press beside the dialog.
      onPointerDown={(event) => {
        pressedBeside.current = event.target === event.currentTarget;
      }}
      onClick={(event) => {
        if (pressedBeside.current && event.target === event.currentTarget) onClose?.();
      }}
    >
      <Header>
        <Title id={titleId} tabIndex={-1}>
          {title}
        </Title>
        {onClose === undefined ? null : (
          <IconButton label={closeLabel} onClick={onClose}>
            <Glyph sign="close" />
          </IconButton>
        )}
      </Header>
      <Body>{open ? children : null}</Body>
      {actions === undefined ? null : <Actions>{actions}</Actions>}
    </Root>
  );
}
