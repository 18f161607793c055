import { failureOf } from "@petbox/api-client/client/apiError";
import { logIn } from "@petbox/api-client/session/api";
import { loginFailureText } from "@petbox/api-client/session/loginFailureText";
import type { Credentials } from "@petbox/design-system/components/LoginForm";
import { useState } from "react";
import { useServices } from "../../app/services.ts";
import { rememberLogin } from "./rememberLogin.ts";

type Login =
  | { readonly status: "idle" }
  | { readonly status: "sending" }
  | { readonly status: "failed"; readonly text: string };

/**
 * Logging in with a password.
 * @param checkout whether it happens on the way through the checkout.
 * @param onLoggedIn the session knows who is there by then.
 */
export function useLogIn(checkout: boolean, onLoggedIn: () => void) {
  const { client, session, drafts, analytics } = useServices();
  const [login, setLogin] = useState<Login>({ status: "idle" });

  async function submit(credentials: Credentials): Promise<void> {
    setLogin({ status: "sending" });
    try {
      rememberLogin({ session, drafts }, await logIn(client, credentials, checkout));
      analytics.track({ event: "login", method: "password" });
      setLogin({ status: "idle" });
      onLoggedIn();
    } catch (thrown) {
      setLogin({ status: "failed", text: loginFailureText(failureOf(thrown)) });
    }
  }

  return {
    pending: login.status === "sending",
    error: login.status === "failed" ? login.text : undefined,
    onSubmit: submit,
  };
}
