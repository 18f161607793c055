import type { ReactNode } from "react";
import { Dialog, type DialogProps } from "../Dialog/Dialog.tsx";
import { LoginForm, type LoginFormProps } from "../LoginForm/LoginForm.tsx";
import { Stack } from "../Stack/Stack.tsx";
import { Text } from "../Text/Text.tsx";

export interface LoginDialogProps
  extends Omit<DialogProps, "title" | "children" | "actions" | "size" | "onSubmit">,
    Pick<LoginFormProps, "email" | "sending" | "failure" | "recoveryHref" | "onSubmit"> {
  /** @default "Que bom que você voltou :)" */
  title?: ReactNode;
  /** Why it is asked. */
  reason?: ReactNode;
}

/** The login over the page that one is on (MAN-107). */
export function LoginDialog(props: LoginDialogProps) {
  const {
    title = "Que bom que você voltou :)",
    reason,
    email,
    sending,
    failure,
    recoveryHref,
    onSubmit,
    ...rest
  } = props;
  const form = { email, failure, onSubmit, ...(sending === undefined ? {} : { sending }) };
  return (
    <Dialog {...rest} title={title}>
      <Stack gap="s4">
        {reason === undefined ? null : <Text tone="soft">{reason}</Text>}
        <LoginForm {...form} {...(recoveryHref === undefined ? {} : { recoveryHref })} />
      </Stack>
    </Dialog>
  );
}
