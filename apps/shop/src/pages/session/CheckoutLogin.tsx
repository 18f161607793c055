import { LoginDialog } from "@petbox/design-system/components/LoginDialog";
import type { NavigateAfter } from "../../app/useSubmit.ts";
import { useLogIn } from "./useLogIn.ts";
import { useWayToRecovery } from "./useWayToRecovery.ts";

export interface CheckoutLoginProps {
  /** The e-mail that turned out to be an account's. */
  readonly email: string;
  readonly onClose: () => void;
  /** Called after the login, maybe with another e-mail. */
  readonly onLoggedIn: (navigate: NavigateAfter) => Promise<void>;
}

/** The login over a step of the funnel (FUN-108). Its code is fetched when it is needed: most visitors never see it. */
export function CheckoutLogin({ email, onClose, onLoggedIn }: CheckoutLoginProps) {
  const login = useLogIn(true, onLoggedIn);
  const onRecover = useWayToRecovery();
  return (
    <LoginDialog
      {...login}
      onRecover={onRecover}
      open
      email={email}
      reason="Este e-mail já tem cadastro. Entre para continuar de onde parou."
      // Who closed it while it is on its way would be led away all the same.
      onClose={() => {
        if (!login.pending) onClose();
      }}
    />
  );
}
