import { type InputEvent, useEffect, useRef, useState } from "react";
import { useTexts } from "../../../texts/useTexts.ts";
import { isFilling } from "../../forms/Form/fillIn.ts";
import { Text } from "../../foundations/Text/Text.tsx";
import { ConfirmDialog } from "../ConfirmDialog/ConfirmDialog.tsx";
import { Dialog, type DialogAttributes, type DialogContent, type DialogHeading } from "../Dialog/Dialog.tsx";
import { type FormDialogTexts, formDialogTexts } from "./formDialogTexts.ts";

export interface FormDialogProps extends DialogHeading, DialogContent, DialogAttributes {
  /**
   * Called on Esc, on a press on the backdrop and by the close button; once something was typed, only after a
   * confirmation. Set `open` to false to comply.
   */
  onClose: () => void;
  /**
   * The form is being sent: the dialog cannot be closed.
   * @default false
   */
  pending?: boolean | undefined;
  /**
   * The form was saved: the dialog closes without a confirmation.
   * @default false
   */
  done?: boolean | undefined;
  /** Replaces the component's own texts, all or some. */
  texts?: Partial<FormDialogTexts> | undefined;
}

/**
 * A dialog with a form. Dismissing it requires a confirmation if text was typed; closing it by `open` does not.
 *
 * @example
 * import { accepted } from "@petbox/domain/result";
 *
 * const [isOpen, setOpen] = useState(false);
 * return (
 *   <>
 *     <Button onClick={() => setOpen(true)}>Mudar o nome do pet</Button>
 *     <FormDialog open={isOpen} title="Nome do pet" onClose={() => setOpen(false)}>
 *       <Form parse={({ name = "" }) => accepted(name.trim())} onSubmit={() => setOpen(false)}>
 *         <TextField name="name" label="Nome" defaultValue="Bob" />
 *         <Button type="submit">Salvar</Button>
 *       </Form>
 *     </FormDialog>
 *   </>
 * );
 */
export function FormDialog({
  open,
  onClose,
  pending = false,
  done = false,
  texts,
  children,
  onInput,
  ...rest
}: FormDialogProps) {
  const words = useTexts("formDialog", formDialogTexts, texts);
  const isTyped = useRef(false);
  const [isAsking, setIsAsking] = useState(false);

  const keep = (event: InputEvent<HTMLDialogElement>) => {
    if (!isFilling(event.nativeEvent)) isTyped.current = true;
    onInput?.(event);
  };
  useEffect(() => {
    if (open) return;
    isTyped.current = false;
    setIsAsking(false);
  }, [open]);

  const askToClose = () => {
    if (pending) return;
    if (isTyped.current && !done) setIsAsking(true);
    else onClose();
  };
  return (
    <>
      {/* First, because it then closes first: below an open question nothing could take the focus back. */}
      <ConfirmDialog
        open={open && isAsking}
        title={words.discardTitle}
        variant="danger"
        onConfirm={onClose}
        onCancel={() => setIsAsking(false)}
        texts={{ ...words, confirmLabel: words.discardLabel, cancelLabel: words.keepLabel }}
      >
        <Text>{words.discardText}</Text>
      </ConfirmDialog>
      <Dialog {...rest} open={open} onClose={askToClose} onInput={keep} texts={words}>
        {children}
      </Dialog>
    </>
  );
}
