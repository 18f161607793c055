import { LoginScreen } from "@petbox/design-system/screens/session/LoginScreen";
import { endedSessionText } from "@petbox/domain/identity/endedSessionText";
import { useLocation } from "react-router-dom";
import { useServices } from "../../app/services.ts";
import { useIsHydrated } from "../../app/useIsHydrated.ts";
import { readHistoryState } from "./historyState.ts";
import { returnPathFrom } from "./returnPath.ts";
import { useFirstPassword } from "./useFirstPassword.ts";
import { useKeepReturnPath } from "./useKeepReturnPath.ts";
import { useLogIn } from "./useLogIn.ts";
import { useOpenRecovery } from "./useOpenRecovery.ts";

export { LoginPage as Component };

/** /login (MAN-007). */
function LoginPage() {
  const { state } = useLocation();
  const { session } = useServices();
  const login = useLogIn(false, (navigate) => navigate(returnPathFrom(state, session.get().inApp), { replace: true }));
  useKeepReturnPath();
  const onRecover = useOpenRecovery();
  const firstPassword = useFirstPassword();
  const { passwordSaved = false, endedSession } = readHistoryState(useIsHydrated() ? state : undefined);
  return (
    <LoginScreen
      {...login}
      notice={passwordSaved ? "Senha nova salva. Entre com ela." : undefined}
      warning={endedSession && endedSessionText(endedSession.unsavedOn)}
      onRecover={onRecover}
      firstPassword={firstPassword}
    />
  );
}
