import { LoginScreen } from "@petbox/design-system/screens/session/LoginScreen";
import { useLocation } from "react-router-dom";
import { useServices } from "../../app/services.ts";
import { useIsHydrated } from "../../app/useIsHydrated.ts";
import { leftInHistory } from "./leftInHistory.ts";
import { pageAskedFor } from "./pageAskedFor.ts";
import { useFirstPassword } from "./useFirstPassword.ts";
import { useLogIn } from "./useLogIn.ts";
import { useLoginReturn } from "./useLoginReturn.ts";
import { useWayToRecovery } from "./useWayToRecovery.ts";

export { LoginPage as Component };

/** /login (MAN-007). */
function LoginPage() {
  const { state } = useLocation();
  const { session } = useServices();
  const login = useLogIn(false, (navigate) => navigate(pageAskedFor(state, session.get().inApp), { replace: true }));
  useLoginReturn();
  const onRecover = useWayToRecovery();
  const firstPassword = useFirstPassword();
  const { passwordSaved = false } = leftInHistory(useIsHydrated() ? state : undefined);
  return (
    <LoginScreen
      {...login}
      notice={passwordSaved ? "Senha nova salva. Entre com ela." : undefined}
      onRecover={onRecover}
      firstPassword={firstPassword}
    />
  );
}
