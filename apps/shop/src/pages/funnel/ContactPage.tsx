import { contactFields } from "@petbox/api-client/funnel/stepFields";
import { ContactScreen } from "@petbox/design-system/screens/funnel/ContactScreen";
import { StepLoadingScreen } from "@petbox/design-system/screens/funnel/StepLoadingScreen";
import { isSending } from "@petbox/domain/contact/contactSubmission";
import { emailAdviceOf, suggestEmail } from "@petbox/domain/contact/emailAdvice";
import { isOwnEmail } from "@petbox/domain/contact/ownEmail";
import { formFailure } from "@petbox/domain/failure/formFailure";
import { useEffect, useRef, useState } from "react";
import { useServices, useSession } from "../../app/services.ts";
import { namedPet } from "../pets/namedPet.ts";
import { stepLoader } from "./stepLoader.ts";
import { afterLogin, useContactCalls } from "./useContactCalls.ts";
import { useContactStep } from "./useContactStep.ts";

export { ContactPage as Component, StepLoadingScreen as HydrateFallback };

export const loader = stepLoader("contact");

/** The owner's e-mail and telephone, with a login for an e-mail that has an account. */
function ContactPage() {
  const { answers, purchase } = useSession();
  const { session } = useServices();
  const { contact, dispatch, ...acts } = useContactStep(answers);
  const { changeEmail, leaveEmail, takeEmail, enterPhone, changePhone, leavePhone } = acts;
  const emailField = useRef<HTMLInputElement>(null);
  const [replacements, setReplacements] = useState(0);
  // After the dialog, which gives the focus back when it closes.
  useEffect(() => {
    if (replacements > 0) emailField.current?.focus();
  }, [replacements]);
  const { failure, failedWith, Login } = useContactCalls(contact, dispatch);
  const { text, fields: refused } = formFailure(failure, contactFields);
  const isSame = (field: "emailText" | "phoneText") => contact[field] === failedWith[field];
  return (
    <>
      <ContactScreen
        save={{
          pending: isSending(contact),
          failure: text,
          // A message concerns the text as it was sent.
          serverErrors: refused && {
            email: isSame("emailText") ? refused.email : undefined,
            phone: isSame("phoneText") ? refused.phone : undefined,
          },
        }}
        pet={namedPet(answers)}
        purchase={purchase?.kind}
        contact={contact}
        isSavedEmail={contact.emailText === answers.contact?.email}
        correction={isOwnEmail(contact) ? undefined : suggestEmail(contact.emailText)}
        advice={emailAdviceOf(contact)}
        emailRef={emailField}
        onEmailChange={changeEmail}
        onEmailLeave={leaveEmail}
        onCorrection={takeEmail}
        onPhoneEnter={enterPhone}
        onPhoneChange={changePhone}
        onPhoneLeave={leavePhone}
        onPrivacyChange={(checked) => dispatch({ type: "privacy-changed", checked })}
        onNewsletterChange={(checked) => dispatch({ type: "newsletter-changed", checked })}
        onContinue={() => dispatch({ type: "continue-pressed" })}
        onLogin={() => dispatch({ type: "login-requested" })}
      />
      {Login && contact.email.kind === "account" ? (
        <Login
          email={contact.email.email}
          onClose={() => dispatch({ type: "login-closed" })}
          onOtherEmail={() => {
            dispatch({ type: "login-closed" });
            changeEmail("", false);
            setReplacements((count) => count + 1);
          }}
          onLoggedIn={async (navigate) => {
            dispatch({ type: "login-closed" });
            await navigate(afterLogin(session));
          }}
        />
      ) : null}
    </>
  );
}
