import { resetPassword } from "@petbox/api-client/session/api";
import { newPasswordRefusal } from "@petbox/api-client/session/newPasswordRefusal";
import type { NewPassword } from "@petbox/domain/identity/newPassword";
import { sessionPaths } from "@petbox/domain/site/paths";
import { useServices } from "../../app/services.ts";
import { useSubmit } from "../../app/useSubmit.ts";
import type { HistoryState } from "./historyState.ts";

/** Saves a new password with the token of a mailed link, then opens the login in place of the entry with the token. */
export function useNewPassword(token: string | undefined) {
  const { client } = useServices();
  const { pending, failure, submit } = useSubmit<NewPassword>(async (password, navigate) => {
    if (token === undefined) return;
    await resetPassword(client, token, password);
    const historyState: HistoryState = { passwordSaved: true };
    await navigate(sessionPaths.login, { replace: true, state: historyState });
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
