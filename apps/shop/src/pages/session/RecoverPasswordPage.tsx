import { requestPasswordLink } from "@petbox/api-client/session/api";
import { RecoverPasswordScreen, type RecoveryStage } from "@petbox/design-system/screens/session/RecoverPasswordScreen";
import type { Email } from "@petbox/domain/contact/email";
import { suggestEmail } from "@petbox/domain/contact/emailAdvice";
import { failureText } from "@petbox/domain/failure/failureText";
import { sessionPaths } from "@petbox/domain/site/paths";
import { useEffect, useState } from "react";
import { DocumentTitle } from "../../app/DocumentTitle.tsx";
import { useServices } from "../../app/services.ts";
import { useSubmit } from "../../forms/useSubmit.ts";
import { useFirstPassword } from "./useFirstPassword.ts";

export { RecoverPasswordPage as Component };

/** /password/reset (MAN-009). */
function RecoverPasswordPage() {
  const { loginReturn } = useServices();
  const [email] = useState(loginReturn.recoveryEmail);
  useEffect(() => {
    loginReturn.recoveryEmail = undefined;
  }, [loginReturn]);
  const recovery = useRecovery(email);
  const isFirst = useFirstPassword() !== undefined;
  return (
    <>
      <DocumentTitle>{isFirst ? "Criar a senha" : undefined}</DocumentTitle>
      <RecoverPasswordScreen {...recovery} correctionOf={suggestEmail} isFirst={isFirst} />
    </>
  );
}

/** Requests the e-mail with the link to a new password. @param email the initial e-mail. */
function useRecovery(email: string | undefined) {
  const { client, drafts } = useServices();
  const [stage, setStage] = useState<RecoveryStage>({ kind: "asking" });
  const { pending, failure, submit, reset } = useSubmit<Email>(async (to) => {
    await requestPasswordLink(client, to);
    drafts.forget(sessionPaths.recovery);
    setStage({ kind: "sent", email: to, times: stage.kind === "sent" ? stage.times + 1 : 1 });
  });

  function askForAnother(): void {
    reset();
    if (stage.kind === "sent") setStage({ kind: "asking", email: stage.email, returned: true });
  }

  return {
    stage: stage.kind === "asking" ? { email, ...stage } : stage,
    pending,
    failure: failure && failureText(failure),
    onSend: submit,
    onOtherEmail: askForAnother,
  };
}
