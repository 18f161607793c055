import { RecoverPasswordScreen } from "@petbox/design-system/screens/session/RecoverPasswordScreen";
import { useLocation } from "react-router-dom";
import { useIsHydrated } from "../../app/useIsHydrated.ts";
import { leftInHistory } from "./leftInHistory.ts";
import { useRecovery } from "./useRecovery.ts";

export { RecoverPasswordPage as Component };

/** /password/reset (MAN-009). */
function RecoverPasswordPage() {
  const { state } = useLocation();
  const { email } = leftInHistory(useIsHydrated() ? state : undefined);
  const recovery = useRecovery(email);
  return <RecoverPasswordScreen {...recovery} />;
}
