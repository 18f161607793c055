import { LoginDialog } from "@petbox/design-system/components/LoginDialog";
import type { NavigateAfter } from "../../forms/useSubmit.ts";
import { useLogIn } from "./useLogIn.ts";
import { useOpenRecovery } from "./useOpenRecovery.ts";

export interface CheckoutLoginProps {
  /** The e-mail, which has an account. */
  readonly email: string;
  readonly onClose: () => void;
  /** Called if the visitor wants to continue with another e-mail. */
  readonly onOtherEmail: () => void;
  /** Called after the login, maybe with another e-mail. */
  readonly onLoggedIn: (navigate: NavigateAfter) => Promise<void>;
}

/** The login over a step of the funnel (FUN-108). Its code loads on demand, because most visitors never see it. */
export function CheckoutLogin({ email, onClose, onOtherEmail, onLoggedIn }: CheckoutLoginProps) {
  const login = useLogIn(true, onLoggedIn);
  const onRecover = useOpenRecovery();
  return (
    <LoginDialog
      {...login}
      onRecover={onRecover}
      onOtherEmail={() => {
        if (!login.pending) onOtherEmail();
      }}
      open
      email={email}
      reason="Este e-mail já tem cadastro. Entre para continuar de onde parou."
      // Ignored while pending: the login would change the page after the dialog was closed.
      onClose={() => {
        if (!login.pending) onClose();
      }}
    />
  );
}
