import { failureOf } from "@petbox/api-client/client/apiError";
import { requestPasswordLink } from "@petbox/api-client/session/api";
import type { RecoveryStage } from "@petbox/design-system/screens/session/RecoverPasswordScreen";
import type { Email } from "@petbox/domain/contact/email";
import { failureText } from "@petbox/domain/failure/failureText";
import { recoveryPath } from "@petbox/domain/identity/passwordLink";
import { useState } from "react";
import { useServices } from "../../app/services.ts";

type Sending =
  | { readonly status: "idle" }
  | { readonly status: "sending" }
  | { readonly status: "failed"; readonly text: string };

/** Asking for the mail that leads to a new password. @param email to begin with. */
export function useRecovery(email: string | undefined) {
  const { client, drafts } = useServices();
  const [stage, setStage] = useState<RecoveryStage>({ kind: "asking" });
  const [sending, setSending] = useState<Sending>({ status: "idle" });

  async function send(to: Email): Promise<void> {
    setSending({ status: "sending" });
    try {
      await requestPasswordLink(client, to);
      drafts.forget(recoveryPath);
      setStage({ kind: "sent", email: to, times: stage.kind === "sent" ? stage.times + 1 : 1 });
      setSending({ status: "idle" });
    } catch (thrown) {
      setSending({ status: "failed", text: failureText(failureOf(thrown)) });
    }
  }

  function askForAnother(): void {
    setSending({ status: "idle" });
    if (stage.kind === "sent") setStage({ kind: "asking", email: stage.email, returned: true });
  }

  return {
    stage: stage.kind === "asking" ? { email, ...stage } : stage,
    pending: sending.status === "sending",
    failure: sending.status === "failed" ? sending.text : undefined,
    onSend: send,
    onOtherEmail: askForAnother,
  };
}
