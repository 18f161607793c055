import { resetPassword } from "@petbox/api-client/session/api";
import { newPasswordRefusal } from "@petbox/api-client/session/newPasswordRefusal";
import type { NewPassword } from "@petbox/domain/identity/newPassword";
import { sessionPaths } from "@petbox/domain/site/paths";
import { useServices } from "../../app/services.ts";
import { useSubmit } from "../../app/useSubmit.ts";
import type { LeftInHistory } from "./leftInHistory.ts";

/** Saving a new password by the token of a mailed link, and on to the login; the entry with the token is replaced. */
export function useNewPassword(token: string | undefined) {
  const { client } = useServices();
  const { pending, failure, submit } = useSubmit<NewPassword>(async (password, navigate) => {
    if (token === undefined) return;
    await resetPassword(client, token, password);
    const left: LeftInHistory = { passwordSaved: true };
    await navigate(sessionPaths.login, { replace: true, state: left });
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
