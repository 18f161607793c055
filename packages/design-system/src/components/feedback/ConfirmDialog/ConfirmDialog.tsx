import { type ReactNode, useId } from "react";
import { Button } from "../../actions/Button/Button.tsx";
import { Stack } from "../../foundations/Stack/Stack.tsx";
import { Alert } from "../Alert/Alert.tsx";
import { Dialog, type DialogProps } from "../Dialog/Dialog.tsx";

export interface ConfirmDialogProps extends Omit<DialogProps, "actions" | "children" | "onClose" | "size" | "role"> {
  /** The question, whole: what will happen, and whether it can be undone. */
  children: ReactNode;
  /** Yes. Set `pending` while it is being done, then `open` to false, or `error`. */
  onConfirm: () => void;
  /** No: by its button, by Esc, by a press beside the dialog and by the close button. Not asked while it is being done. */
  onCancel: () => void;
  /**
   * What yes does: something, or something that is lost by it. Then the focus begins at no.
   * @default "primary"
   */
  variant?: "primary" | "danger";
  /** @default "Sim" */
  confirmLabel?: string;
  /** @default "Cancelar" */
  cancelLabel?: string;
  /**
   * It is being done: neither yes nor no is taken.
   * @default false
   */
  pending?: boolean;
  /**
   * The name of yes while it is being done.
   * @default "Carregando"
   */
  pendingLabel?: string;
  /** Why it failed. The question stays, and yes tries again. */
  error?: string | undefined;
}

/** Asks before something is done that is hard to take back. */
export function ConfirmDialog({
  children,
  onConfirm,
  onCancel,
  variant = "primary",
  confirmLabel = "Sim",
  cancelLabel = "Cancelar",
  pending = false,
  pendingLabel = "Carregando",
  error,
  "aria-describedby": describedBy,
  ...rest
}: ConfirmDialogProps) {
  const questionId = useId();
  const cancel = () => {
    if (!pending) onCancel();
  };
  return (
    <Dialog
      {...rest}
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
            {cancelLabel}
          </Button>
          <Button variant={variant} onClick={onConfirm} pending={pending} pendingLabel={pendingLabel}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <Stack>
        <div id={questionId}>{children}</div>
        {error === undefined || pending ? null : <Alert kind="error">{error}</Alert>}
      </Stack>
    </Dialog>
  );
}
