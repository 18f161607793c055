import type { ContactState } from "@petbox/domain/contact/contactStep";
import { isOwnEmail } from "@petbox/domain/contact/ownEmail";
import { type CheckoutSubject, contactReason } from "@petbox/domain/scheduled/checkoutSubject";
import { sitePaths } from "@petbox/domain/site/paths";
import { type RefObject, useId, useState } from "react";
import { nextOnEnter } from "../../browser/nextOnEnter.ts";
import { Checkbox } from "../../components/forms/Checkbox/index.ts";
import { EmailField } from "../../components/forms/EmailField/index.ts";
import { Text } from "../../components/foundations/Text/index.ts";
import { Link } from "../../components/navigation/Link/index.ts";
import { useAfterChange } from "../../focus/useAfterChange.ts";
import { ContactActions } from "./ContactActions.tsx";
import { ContactDetails, type ContactDetailsActs } from "./ContactDetails.tsx";
import { ContactRefusal, contactErrors, contactLabels } from "./ContactRefusal.tsx";
import { ContactForm, EmailAdvice } from "./ContactScreen.styles.ts";
import { ContactWelcome } from "./ContactWelcome.tsx";
import { emailFieldStatusOf } from "./emailFieldStatus.ts";
import { type StepSave, StepScreen } from "./StepScreen.tsx";
import { useFocusOnRefusal } from "./useFocusOnRefusal.ts";

/** Saves faster than this, in milliseconds, show no loading message (decision 62). */
const quickSave = 100;

/** Callbacks of the contact screen. */
export interface ContactActs extends ContactDetailsActs {
  /** @param filledIn whether the browser autofilled it while the focus was elsewhere. */
  readonly onEmailChange: (text: string, filledIn: boolean) => void;
  /** Called when the e-mail field loses focus. */
  readonly onEmailLeave: () => void;
  /** Called when the customer accepts the suggested correction. */
  readonly onCorrection: (email: string) => void;
  readonly onPrivacyChange: (isChecked: boolean) => void;
  readonly onContinue: () => void;
  /** Reopens the login for the account's owner. */
  readonly onLogin: () => void;
}

export interface ContactScreenProps extends ContactActs, CheckoutSubject {
  readonly save: StepSave;
  readonly contact: ContactState;
  /** Whether the e-mail is the one saved earlier. */
  readonly isSavedEmail: boolean;
  /** The suggested correction of the e-mail address. */
  readonly correction?: string | undefined;
  /** What to do about an e-mail that is not accepted. */
  readonly advice?: string | undefined;
  readonly emailRef?: RefObject<HTMLInputElement | null> | undefined;
}

/** The owner's contact data (FUN-074). The fields' messages follow the state of the contact step. */
export function ContactScreen(props: ContactScreenProps) {
  const { save, pet, purchase, contact, isSavedEmail, correction, advice, emailRef, ...acts } = props;
  const { email, emailText } = contact;
  const isOwn = isOwnEmail(contact);
  const continuing = email.kind === "checking" && email.deferred;
  const messages = contactErrors(contact, save.serverErrors);
  const { form, presses, pressed } = useFocusOnRefusal(continuing || save.pending, messages);
  const ids = { email: useId(), phone: useId() };
  const [refusedText, setRefusedText] = useState<string>();
  // A suggestion replaces the message until "Continuar" is pressed with the same address.
  const isOffered = correction !== undefined && emailText !== refusedText;

  useAfterChange(isOwn, () => {
    // Autofill of the e-mail from the phone takes the phone away with its focus.
    if (document.activeElement === document.body) document.getElementById(ids.email)?.focus();
  });

  return (
    <StepScreen
      save={save}
      title="Como a gente fala com você?"
      description={contactReason({ pet, purchase })}
      overlayDelay={quickSave}
    >
      <ContactForm
        ref={form}
        // If submitted before hydration, `method="dialog"` does nothing, so typed data cannot leak into the URL.
        method="dialog"
        noValidate
        onKeyDown={nextOnEnter}
        onSubmit={(event) => {
          event.preventDefault();
          pressed();
          setRefusedText(emailText);
          acts.onContinue();
        }}
      >
        <ContactRefusal messages={messages} ids={ids} presses={presses} />
        <EmailField
          ref={emailRef}
          id={ids.email}
          name="email"
          label={contactLabels.email}
          value={emailText}
          status={emailFieldStatusOf(email)}
          error={isOffered ? undefined : messages.email}
          aria-invalid={email.kind === "invalid" || messages.email !== undefined || undefined}
          suggestion={correction}
          required
          enterKeyHint={isOwn ? "done" : "next"}
          onInput={({ currentTarget: input }) => acts.onEmailChange(input.value, document.activeElement !== input)}
          onBlur={acts.onEmailLeave}
          onSuggestionTaken={acts.onCorrection}
        />
        {/* The live region exists before it has a text. */}
        <EmailAdvice role="status">{advice === undefined ? null : <Text size="small">{advice}</Text>}</EmailAdvice>
        <ContactWelcome email={email} account={contact.account} isSaved={isSavedEmail} onLogin={acts.onLogin} />
        {isOwn ? null : <ContactDetails {...acts} contact={contact} phoneId={ids.phone} phoneError={messages.phone} />}
        <Checkbox
          name="privacy"
          label={
            <>
              Li e aceito a{" "}
              <Link href={sitePaths.privacy} newTab>
                política de privacidade
              </Link>
            </>
          }
          defaultChecked={contact.privacy}
          onCheckedChange={acts.onPrivacyChange}
        />
        <ContactActions contact={contact} continuing={continuing} />
      </ContactForm>
    </StepScreen>
  );
}
