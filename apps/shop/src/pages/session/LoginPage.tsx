import { isInAccount } from "@petbox/api-client/page/embeddedSession";
import { LoginScreen } from "@petbox/design-system/screens/session/LoginScreen";
import { suggestEmail } from "@petbox/domain/contact/emailAdvice";
import { endedSessionText } from "@petbox/domain/identity/endedSessionText";
import { useEffect, useEffectEvent } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { type HistoryState, useHistoryState } from "../../app/historyState.ts";
import { useServices } from "../../app/services.ts";
import { useIsHydrated } from "../../browser/useIsHydrated.ts";
import { returnPathFrom } from "./returnPath.ts";
import { useFirstPassword } from "./useFirstPassword.ts";
import { useLogIn } from "./useLogIn.ts";
import { useOpenRecovery } from "./useOpenRecovery.ts";

export { LoginPage as Component };

/** /login (MAN-007). */
function LoginPage() {
  const state = useHistoryState();
  const { session } = useServices();
  const login = useLogIn(false, (navigate) => navigate(returnPathFrom(state, session.get().inApp), { replace: true }));
  useKeepReturnPath();
  useNoSecondLogin();
  const onRecover = useOpenRecovery();
  const firstPassword = useFirstPassword();
  const { notice, endedSession }: HistoryState = useIsHydrated() ? state : {};
  return (
    <LoginScreen
      {...login}
      notice={notice === "password-saved" ? "Senha nova salva. Entre com ela." : undefined}
      warning={endedSession && endedSessionText(endedSession.unsavedOn)}
      correctionOf={suggestEmail}
      onRecover={onRecover}
      firstPassword={firstPassword}
    />
  );
}

/** Moves the path of the page that required the login into the history entry, where it survives a reload. */
function useKeepReturnPath(): void {
  const { loginReturn } = useServices();
  const { pathname } = useLocation();
  const state = useHistoryState();
  const navigate = useNavigate();
  const keep = useEffectEvent(() => {
    const { path, openedPath, unsavedOn = "" } = loginReturn;
    if (path === undefined) return;
    Object.assign(loginReturn, { path: undefined, openedPath: undefined, unsavedOn: undefined });
    const historyState: HistoryState = {
      ...state,
      from: path,
      ...(openedPath !== undefined && { endedSession: { unsavedOn } }),
    };
    void navigate(pathname, { replace: true, preventScrollReset: true, state: historyState });
  });
  useEffect(() => keep(), []);
}

/** Redirects a logged-in visitor who opens the login page to the login's target (decision 80). */
function useNoSecondLogin(): void {
  const { session } = useServices();
  const state = useHistoryState();
  const navigate = useNavigate();
  const redirect = useEffectEvent((inApp: boolean) => void navigate(returnPathFrom(state, inApp), { replace: true }));
  useEffect(() => {
    let isHere = true;
    void session.load().then(
      ({ visitor, inApp }) => {
        if (isHere && isInAccount(visitor)) redirect(inApp);
      },
      // A visitor whose session cannot be loaded logs in as usual.
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [session]);
}
