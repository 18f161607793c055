import { LoginScreen } from "@petbox/design-system/screens/session/LoginScreen";
import { useLocation } from "react-router-dom";
import { useGo } from "../../app/useGo.ts";
import { SiteFrame } from "../site/SiteFrame.tsx";
import { pageAskedFor } from "./pageAskedFor.ts";
import { useLogIn } from "./useLogIn.ts";

/** /login (MAN-007). */
export function LoginPage() {
  const { state } = useLocation();
  const go = useGo();
  const login = useLogIn(false, () => void go(pageAskedFor(state), { replace: true }));
  return (
    <SiteFrame width="column">
      <LoginScreen {...login} />
    </SiteFrame>
  );
}
