import type { ContactState } from "@petbox/domain/contact/contactStep";
import { contactMessages } from "@petbox/domain/contact/messages";
import { isOwnEmail } from "@petbox/domain/contact/ownEmail";
import type { FieldErrors } from "@petbox/domain/fieldErrors";
import type { WrongField } from "../../components/forms/Form/formErrors.ts";
import { FormErrorSummary } from "../../components/forms/FormErrorSummary/index.ts";

export const contactLabels = { email: "E-mail", phone: "Telefone com DDD" };

type ContactErrors = Readonly<Record<"email" | "phone", string | undefined>>;

/** The messages at the fields: the server's own, or else the form's. A refused phone says nothing about the e-mail. */
export function contactErrors(contact: ContactState, refused: FieldErrors<string> = {}): ContactErrors {
  // The step then has neither a field for the phone nor anything to refuse.
  if (isOwnEmail(contact)) return { email: undefined, phone: undefined };
  const { email, phoneError } = contact;
  const isPhoneRefused = refused.phone !== undefined;
  const emailCode = email.kind === "invalid" && !isPhoneRefused ? email.code : undefined;
  return {
    email: refused.email ?? (emailCode && contactMessages[emailCode]),
    phone: refused.phone ?? (phoneError && contactMessages[phoneError]),
  };
}

interface ContactRefusalProps {
  readonly messages: ContactErrors;
  /** Ids of the two fields. */
  readonly ids: { readonly email: string; readonly phone: string };
  /** Number of presses of "Continuar", so that each refused press is announced. */
  readonly presses: number;
}

/**
 * The announcement of a refused press when both fields are invalid; a single invalid field takes focus and announces
 * itself.
 */
export function ContactRefusal({ messages, ids, presses }: ContactRefusalProps) {
  const wrong = (["email", "phone"] as const).flatMap((name): WrongField[] => {
    const message = messages[name];
    if (message === undefined) return [];
    return [{ name, message, label: contactLabels[name], controlId: ids[name] }];
  });
  return <FormErrorSummary fields={wrong} announced={wrong.length > 1 ? wrong : []} announcement={presses} />;
}
