import { NewPasswordScreen, VoidLinkScreen } from "@petbox/design-system/screens/session/NewPasswordScreen";
import { useSession } from "../../app/services.ts";
import { useIsHydrated } from "../../app/useIsHydrated.ts";
import { useMailedToken } from "./useMailedToken.ts";
import { useNewPassword } from "./useNewPassword.ts";

export { NewPasswordPage as Component };

/** /password/reset/:token, the URL in the e-mail (MAN-111). */
function NewPasswordPage() {
  const token = useMailedToken();
  const isHydrated = useIsHydrated();
  // A void link is reported before the customer thinks up a password.
  const { isLinkVoid } = useSession();
  const { isVoid, form } = useNewPassword(token);
  return isVoid || isLinkVoid || (isHydrated && token === undefined) ? (
    <VoidLinkScreen />
  ) : (
    <NewPasswordScreen {...form} />
  );
}
