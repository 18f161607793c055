import { failureOf } from "@petbox/api-client/client/apiError";
import { resetPassword } from "@petbox/api-client/session/api";
import { type NewPasswordRefusal, newPasswordRefusal } from "@petbox/api-client/session/newPasswordRefusal";
import type { NewPassword } from "@petbox/domain/identity/newPassword";
import { use, useState } from "react";
import { OpeningContext } from "../../app/opening.ts";
import { useServices } from "../../app/services.ts";
import { useGo } from "../../app/useGo.ts";
import type { LeftInHistory } from "./leftInHistory.ts";

type Saving =
  | { readonly status: "idle" }
  | { readonly status: "saving" }
  | { readonly status: "refused"; readonly refusal: NewPasswordRefusal };

/** Saving a new password by the token of a mailed link, and on to the login; the entry with the token is replaced. */
export function useNewPassword(token: string | undefined) {
  const { client } = useServices();
  const go = useGo();
  const opening = use(OpeningContext);
  const [saving, setSaving] = useState<Saving>({ status: "idle" });

  async function save(password: NewPassword): Promise<void> {
    if (token === undefined) return;
    const from = opening.visit();
    setSaving({ status: "saving" });
    try {
      await resetPassword(client, token, password);
      const left: LeftInHistory = { passwordSaved: true };
      await go("/login", { replace: true, state: left, from });
    } catch (thrown) {
      setSaving({ status: "refused", refusal: newPasswordRefusal(failureOf(thrown)) });
    }
  }

  const refusal = saving.status === "refused" ? saving.refusal : undefined;
  return {
    isVoid: refusal?.kind === "void-link",
    form: {
      pending: saving.status === "saving",
      failure: refusal?.kind === "text" ? refusal.text : undefined,
      serverErrors: refusal?.kind === "fields" ? refusal.errors : undefined,
      onSubmit: save,
    },
  };
}
