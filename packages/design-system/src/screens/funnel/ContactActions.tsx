import { type ContactState, canContinue } from "@petbox/domain/contact/contactStep";
import { useId } from "react";
import { Button } from "../../components/actions/Button/index.ts";
import { BottomBar } from "../../components/navigation/BottomBar/index.ts";

interface ContactActionsProps {
  readonly contact: ContactState;
  /** Continue was pressed and waits for the e-mail to be checked. */
  readonly continuing: boolean;
}

/** Why the step cannot go on, where a press would not say it. */
function blockOf({ email, privacy }: ContactState): string | undefined {
  if (email.kind === "account") return "Entre na sua conta para continuar.";
  return privacy ? undefined : "Aceite a política de privacidade para continuar.";
}

/** "Continuar", and above it what it waits for. */
export function ContactActions({ contact, continuing }: ContactActionsProps) {
  const noteId = useId();
  const block = blockOf(contact);
  // A press does not lead on from an account's e-mail, but it does something: the login opens.
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
