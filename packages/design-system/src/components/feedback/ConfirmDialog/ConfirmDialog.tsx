import { type ReactNode, useId } from "react";
import { useTexts } from "../../../texts/useTexts.ts";
import { Button } from "../../actions/Button/Button.tsx";
import { SafeHtml } from "../../foundations/SafeHtml/SafeHtml.tsx";
import { Stack } from "../../foundations/Stack/Stack.tsx";
import { Alert } from "../Alert/Alert.tsx";
import { Dialog, type DialogAttributes, type DialogHeading } from "../Dialog/Dialog.tsx";
import { type ConfirmDialogTexts, confirmDialogTexts } from "./confirmDialogTexts.ts";

export interface ConfirmDialogProps extends DialogHeading, Omit<DialogAttributes, "role"> {
  /** The whole question: the consequences, and whether they can be undone. */
  children: ReactNode;
  /** Details to review before a decision, such as a table of changes; not part of the announced question. */
  details?: ReactNode;
  /** Called for yes. Set `pending` while the work runs, then `open` to false, or `error`. */
  onConfirm: () => void;
  /** Called for no: by its button, Esc, a press on the backdrop or the close button. Not called while pending. */
  onCancel: () => void;
  /**
   * Whether "yes" is destructive: the focus then starts on "no".
   * @default "primary"
   */
  variant?: "primary" | "danger" | undefined;
  /**
   * The work is in progress: both buttons ignore presses.
   * @default false
   */
  pending?: boolean | undefined;
  /** Why the work failed; may contain HTML from the server. The question stays, and yes tries again. */
  error?: string | undefined;
  /** Replaces the component's own texts, all or some. */
  texts?: Partial<ConfirmDialogTexts> | undefined;
}

/**
 * Requests a confirmation before an action that is hard to undo.
 *
 * @example
 * const [isOpen, setOpen] = useState(false);
 * return (
 *   <>
 *     <Button variant="secondary" onClick={() => setOpen(true)}>Remover cartão</Button>
 *     <ConfirmDialog
 *       open={isOpen}
 *       title="Remover o cartão?"
 *       variant="danger"
 *       onCancel={() => setOpen(false)}
 *       onConfirm={() => setOpen(false)}
 *     >
 *       O Visa final 1234 sai da sua conta.
 *     </ConfirmDialog>
 *   </>
 * );
 */
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
  const words = useTexts("confirmDialog", confirmDialogTexts, texts);
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
            <SafeHtml html={error} />
          </Alert>
        )}
      </Stack>
    </Dialog>
  );
}
