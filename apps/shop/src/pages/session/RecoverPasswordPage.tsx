import { RecoverPasswordScreen } from "@petbox/design-system/screens/session/RecoverPasswordScreen";
import { useLocation } from "react-router-dom";
import { useIsHydrated } from "../../browser/useIsHydrated.ts";
import { readHistoryState } from "./historyState.ts";
import { useRecovery } from "./useRecovery.ts";

export { RecoverPasswordPage as Component };

/** /password/reset (MAN-009). */
function RecoverPasswordPage() {
  const { state } = useLocation();
  const { email } = readHistoryState(useIsHydrated() ? state : undefined);
  const recovery = useRecovery(email);
  return <RecoverPasswordScreen {...recovery} />;
}
