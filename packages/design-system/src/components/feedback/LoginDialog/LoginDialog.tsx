import type { ReactNode } from "react";
import { useTexts } from "../../../texts/useTexts.ts";
import { Button } from "../../actions/Button/Button.tsx";
import { LoginForm, type LoginOptions } from "../../forms/LoginForm/LoginForm.tsx";
import { Stack } from "../../foundations/Stack/Stack.tsx";
import { Text } from "../../foundations/Text/Text.tsx";
import { Dialog, type DialogAttributes } from "../Dialog/Dialog.tsx";
import { type LoginDialogTexts, loginDialogTexts } from "./loginDialogTexts.ts";

export interface LoginDialogProps extends LoginOptions, Omit<DialogAttributes, "onSubmit"> {
  /** Whether the dialog is open. */
  open: boolean;
  /**
   * The heading of the dialog.
   * @default "Que bom que você voltou :)"
   */
  title?: ReactNode;
  /** Called on Esc, on a press on the backdrop and by the close button; set `open` to false to comply. */
  onClose: () => void;
  /** Why the login is needed. */
  reason?: ReactNode;
  /** Called by "Usar outro e-mail", which is shown with it: the dialog belongs to an e-mail that another one can replace. */
  onOtherEmail?: (() => void) | undefined;
  /** Replaces the component's own texts, all or some. */
  texts?: Partial<LoginDialogTexts> | undefined;
}

/**
 * The login over the current page (MAN-107).
 *
 * @example
 * const [isOpen, setOpen] = useState(false);
 * return (
 *   <>
 *     <Button onClick={() => setOpen(true)}>Entrar</Button>
 *     <LoginDialog
 *       open={isOpen}
 *       reason="Entre para usar seu cupom."
 *       onClose={() => setOpen(false)}
 *       onSubmit={() => setOpen(false)}
 *     />
 *   </>
 * );
 */
export function LoginDialog({ title, reason, onOtherEmail, ...props }: LoginDialogProps) {
  const { email, pending, error, recoveryHref, onRecover, correctionOf, onSubmit, texts, ...dialog } = props;
  const words = useTexts("loginDialog", loginDialogTexts, texts);
  return (
    <Dialog {...dialog} texts={words} title={title ?? words.title}>
      <Stack gap="s4">
        {reason === undefined ? null : <Text tone="soft">{reason}</Text>}
        <LoginForm {...{ email, pending, error, recoveryHref, onRecover, correctionOf, onSubmit }} texts={words} />
        {onOtherEmail === undefined ? null : (
          <Button variant="quiet" fullWidth aria-disabled={pending} onClick={() => onOtherEmail()}>
            {words.otherEmailLabel}
          </Button>
        )}
      </Stack>
    </Dialog>
  );
}
