import { LoginScreen } from "@petbox/design-system/screens/session/LoginScreen";
import { useLocation, useNavigate } from "react-router-dom";
import { SiteFrame } from "../site/SiteFrame.tsx";
import { pageAskedFor } from "./pageAskedFor.ts";
import { useLogIn } from "./useLogIn.ts";

/** /login (MAN-007). */
export function LoginPage() {
  const { state } = useLocation();
  const navigate = useNavigate();
  const login = useLogIn(false, () => void navigate(pageAskedFor(state), { replace: true }));
  return (
    <SiteFrame width="column">
      <LoginScreen {...login} />
    </SiteFrame>
  );
}
