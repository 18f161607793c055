import { logIn } from "@petbox/api-client/session/api";
import { loginFailureText } from "@petbox/api-client/session/loginFailureText";
import type { Credentials } from "@petbox/design-system/components/LoginForm";
import { useLocation } from "react-router-dom";
import { useServices } from "../../app/services.ts";
import { type NavigateAfter, useSubmit } from "../../forms/useSubmit.ts";
import { rememberLogin } from "./rememberLogin.ts";

/**
 * Logs in with a password.
 * @param checkout whether the login is part of the checkout.
 * @param onLoggedIn is called once the session knows the customer. Its `navigate` is skipped if the user has left the page.
 */
export function useLogIn(checkout: boolean, onLoggedIn: (navigate: NavigateAfter) => Promise<void>) {
  const { client, session, drafts, analytics } = useServices();
  const { pathname } = useLocation();
  const { pending, failure, submit } = useSubmit<Credentials>(async (credentials, navigate) => {
    rememberLogin({ session, drafts }, await logIn(client, credentials, checkout));
    // The typed credentials must not reappear as a draft the next time this page opens.
    drafts.forget(pathname);
    analytics.track({ event: "login", method: "password" });
    await onLoggedIn(navigate);
  });
  return {
    pending,
    error: failure && loginFailureText(failure),
    onSubmit: submit,
  };
}
