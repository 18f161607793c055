import { NewPasswordScreen, VoidLinkScreen } from "@petbox/design-system/screens/session/NewPasswordScreen";
import { useIsHydrated } from "../../app/useIsHydrated.ts";
import { useMailedToken } from "./useMailedToken.ts";
import { useNewPassword } from "./useNewPassword.ts";

export { NewPasswordPage as Page };

/** /password/reset/:token, the address in the mail (MAN-111). */
function NewPasswordPage() {
  const token = useMailedToken();
  const isHydrated = useIsHydrated();
  const { isVoid, form } = useNewPassword(token);
  return isVoid || (isHydrated && token === undefined) ? <VoidLinkScreen /> : <NewPasswordScreen {...form} />;
}
