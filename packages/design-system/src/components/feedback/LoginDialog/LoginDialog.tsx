import type { ReactNode } from "react";
import { LoginForm, type LoginFormProps, type LoginTexts } from "../../forms/LoginForm/LoginForm.tsx";
import { Stack } from "../../foundations/Stack/Stack.tsx";
import { Text } from "../../foundations/Text/Text.tsx";
import { Dialog, type DialogProps } from "../Dialog/Dialog.tsx";

export interface LoginDialogProps
  extends LoginTexts,
    Omit<DialogProps, "title" | "children" | "actions" | "size" | "onSubmit">,
    Pick<LoginFormProps, "email" | "pending" | "error" | "recoveryHref" | "onRecover" | "onSubmit"> {
  /** @default "Que bom que você voltou :)" */
  title?: ReactNode;
  /** Why it is asked. */
  reason?: ReactNode;
}

/** The login over the page that one is on (MAN-107). */
export function LoginDialog({ title = "Que bom que você voltou :)", reason, ...props }: LoginDialogProps) {
  const { email, pending, error, recoveryHref, onRecover, onSubmit, ...others } = props;
  const { emailLabel, passwordLabel, showLabel, hideLabel, submitLabel, pendingLabel, ...more } = others;
  const { recoveryLabel, errorLabel, dismissLabel, ...dialog } = more;
  return (
    <Dialog {...dialog} title={title}>
      <Stack gap="s4">
        {reason === undefined ? null : <Text tone="soft">{reason}</Text>}
        <LoginForm
          {...{ email, pending, error, recoveryHref, onRecover, onSubmit }}
          {...{ emailLabel, passwordLabel, showLabel, hideLabel }}
          {...{ submitLabel, pendingLabel, recoveryLabel, errorLabel, dismissLabel }}
        />
      </Stack>
    </Dialog>
  );
}
