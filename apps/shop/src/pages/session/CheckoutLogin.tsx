import { LoginDialog } from "@petbox/design-system/components/LoginDialog";
import { useLogIn } from "./useLogIn.ts";

export interface CheckoutLoginProps {
  /** The e-mail that turned out to be an account's. */
  readonly email: string;
  readonly onClose: () => void;
  /** Is handed the e-mail that was logged in with, which may be another. */
  readonly onLoggedIn: (email: string) => void;
}

/** The login over a step of the funnel (FUN-108). Its code is fetched when it is needed: most visitors never see it. */
export function CheckoutLogin({ email, onClose, onLoggedIn }: CheckoutLoginProps) {
  const login = useLogIn(true, onLoggedIn);
  return (
    <LoginDialog
      {...login}
      open
      email={email}
      reason="Este e-mail já tem cadastro. Entre para continuar de onde parou."
      onClose={onClose}
    />
  );
}
