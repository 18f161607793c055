import { type ReactNode, useId } from "react";
import { Button } from "../../actions/Button/Button.tsx";
import { Stack } from "../../foundations/Stack/Stack.tsx";
import { Alert } from "../Alert/Alert.tsx";
import { Dialog, type DialogProps } from "../Dialog/Dialog.tsx";
import { type ConfirmDialogTexts, confirmDialogTexts } from "./confirmDialogTexts.ts";

export interface ConfirmDialogProps
  extends Omit<DialogProps, "actions" | "children" | "onClose" | "size" | "role" | "texts"> {
  /** The question, whole: what will happen, and whether it can be undone. */
  children: ReactNode;
  /** What is looked at before one answers, and not read out with the question: what changes, in a table. */
  details?: ReactNode;
  /** Yes. Set `pending` while it is being done, then `open` to false, or `error`. */
  onConfirm: () => void;
  /** No: by its button, by Esc, by a press beside the dialog and by the close button. Not asked while it is being done. */
  onCancel: () => void;
  /**
   * What yes does: something, or something that is lost by it. Then the focus begins at no.
   * @default "primary"
   */
  variant?: "primary" | "danger";
  /**
   * It is being done: neither yes nor no is taken.
   * @default false
   */
  pending?: boolean;
  /** Why it failed. The question stays, and yes tries again. */
  error?: string | undefined;
  /** Other words in the place of its own. */
  texts?: Partial<ConfirmDialogTexts> | undefined;
}

/** Asks before something is done that is hard to take back. */
export function ConfirmDialog({
  children,
  details,
  onConfirm,
  onCancel,
  variant = "primary",
  pending = false,
  error,
  "aria-describedby": describedBy,
  texts,
  ...rest
}: ConfirmDialogProps) {
  const words = { ...confirmDialogTexts, ...texts };
  const questionId = useId();
  const cancel = () => {
    if (!pending) onCancel();
  };
  return (
    <Dialog
      {...rest}
      texts={words}
      role="alertdialog"
      aria-describedby={[describedBy, questionId].filter(Boolean).join(" ")}
      onClose={cancel}
      actions={
        <>
          <Button
            variant="secondary"
            onClick={cancel}
            aria-disabled={pending || undefined}
            data-autofocus={variant === "danger" || undefined}
          >
            {words.cancelLabel}
          </Button>
          <Button variant={variant} onClick={() => onConfirm()} pending={pending} texts={words}>
            {words.confirmLabel}
          </Button>
        </>
      }
    >
      <Stack>
        <div id={questionId}>{children}</div>
        {details}
        {error === undefined || pending ? null : (
          <Alert tone="danger" texts={words}>
            {error}
          </Alert>
        )}
      </Stack>
    </Dialog>
  );
}
