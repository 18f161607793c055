import { isInAccount } from "@petbox/api-client/page/embeddedSession";
import { resetPassword } from "@petbox/api-client/session/api";
import { newPasswordRefusal } from "@petbox/api-client/session/newPasswordRefusal";
import { NewPasswordScreen, VoidLinkScreen } from "@petbox/design-system/screens/session/NewPasswordScreen";
import type { NewPassword } from "@petbox/domain/identity/newPassword";
import { accountPaths, sessionPaths } from "@petbox/domain/site/paths";
import { pathTo } from "@petbox/domain/site/pathTo";
import { inAppIf } from "@petbox/domain/site/withApp";
import { useEffect } from "react";
import { useNavigate, useParams } from "react-router-dom";
import { type HistoryState, useHistoryState } from "../../app/historyState.ts";
import { useServices, useSession } from "../../app/services.ts";
import { useIsHydrated } from "../../browser/useIsHydrated.ts";
import { useSubmit } from "../../forms/useSubmit.ts";

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

const saved: HistoryState = { notice: "password-saved" };

/**
 * Saves a new password with the token of a mailed link, then opens the next page in place of the entry with the token: the login, or
 * the area if the same customer is already logged in.
 */
function useNewPassword(token: string | undefined) {
  const { client, session, drafts } = useServices();
  const { pending, failure, submit } = useSubmit<NewPassword>(async (password, navigate) => {
    if (token === undefined) return;
    await resetPassword(client, token, password);
    const wasLoggedIn = session.get().visitor.authorized;
    // A session that cannot be read now stays: its own next read ends it if it is over.
    const isSameSession = wasLoggedIn && (await session.revalidateAndNotifyTabs().catch(() => true));
    const { visitor, inApp } = session.get();
    const isKept = isSameSession && visitor.authorized;
    if (isKept && isInAccount(visitor)) {
      return navigate(inAppIf(inApp, accountPaths.area), { replace: true, state: saved });
    }
    // The link to another customer's account has ended this login: what was typed here belongs to its customer.
    if (wasLoggedIn && !isKept) {
      drafts.forgetAll();
      session.keepDeliveryCep(undefined);
      session.change({ visitor: { authorized: false }, customerCode: null });
      session.leave();
    }
    await navigate(sessionPaths.login, { replace: true, state: saved });
  });
  const refusal = failure && newPasswordRefusal(failure);
  return {
    isVoid: refusal?.kind === "void-link",
    form: {
      pending,
      failure: refusal?.kind === "text" ? refusal.text : undefined,
      serverErrors: refusal?.kind === "fields" ? refusal.errors : undefined,
      onSubmit: submit,
    },
  };
}

/**
 * The token of the mailed link; undefined without one.
 *
 * The token moves at once from the URL, where it would be visible, recorded and copied, into the state of the same history
 * entry. It survives a reload and a return to the page, is not shared with other tabs, and the save replaces the entry.
 */
function useMailedToken(): string | undefined {
  const { token: keptToken } = useHistoryState();
  const navigate = useNavigate();
  const { token = "" } = useParams();
  const isHidden = pathTo(sessionPaths.mailedLink, { token }) === sessionPaths.newPassword;
  const inAddress = isHidden ? undefined : token;

  useEffect(() => {
    if (inAddress === undefined) return;
    const historyState: HistoryState = { token: inAddress };
    // On a slow phone, the user may type before hydration: the navigation must keep the focus in the field.
    const field = document.activeElement;
    void navigate(sessionPaths.newPassword, { replace: true, state: historyState, flushSync: true })?.then(() => {
      if (field instanceof HTMLInputElement) field.focus();
    });
  }, [inAddress, navigate]);

  return inAddress ?? keptToken;
}
