import { type ContactState, canContinue } from "@petbox/domain/contact/contactStep";
import { useId } from "react";
import { Button } from "../../components/actions/Button/index.ts";
import { BottomBar } from "../../components/navigation/BottomBar/index.ts";

interface ContactActionsProps {
  readonly contact: ContactState;
  /** Whether "Continuar" was pressed and waits for the e-mail check. */
  readonly continuing: boolean;
}

/** Explains why the step is blocked, unless pressing the button explains it. */
function blockOf({ email, privacy }: ContactState): string | undefined {
  if (email.kind === "account") return "Entre na sua conta para continuar.";
  return privacy ? undefined : "Aceite a política de privacidade para continuar.";
}

/** "Continuar", and above it the reason why it is blocked. */
export function ContactActions({ contact, continuing }: ContactActionsProps) {
  const noteId = useId();
  const block = blockOf(contact);
  // The e-mail of an existing account does not continue the funnel, but pressing the button opens the login.
  const leadsToLogin = contact.email.kind === "account";
  return (
    <BottomBar note={block === undefined ? undefined : <span id={noteId}>{block}</span>}>
      <Button
        type="submit"
        fullWidth
        pending={continuing}
        texts={{ pendingLabel: "Conferindo o e-mail" }}
        aria-disabled={!(canContinue(contact) || leadsToLogin) || undefined}
        aria-describedby={block === undefined ? undefined : noteId}
      >
        Continuar
      </Button>
    </BottomBar>
  );
}
