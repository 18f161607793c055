import type { ContactState } from "@petbox/domain/contact/contactStep";
import type { WrongField } from "../../components/forms/Form/formErrors.ts";
import { FormErrorSummary } from "../../components/forms/FormErrorSummary/index.ts";

export const contactLabels = { email: "E-mail", phone: "Telefone com DDD" };

interface ContactRefusalProps {
  readonly contact: ContactState;
  /** The ids of the two fields. */
  readonly ids: { readonly email: string; readonly phone: string };
  /** How often "Continuar" was pressed: each press that is refused is heard. */
  readonly presses: number;
}

/** What a refused press says where both fields are wrong; one alone says so itself, for it has the focus. */
export function ContactRefusal({ contact: { email, phoneError }, ids, presses }: ContactRefusalProps) {
  const messages = { email: email.kind === "invalid" ? email.message : undefined, phone: phoneError };
  const wrong = (["email", "phone"] as const).flatMap((name): WrongField[] => {
    const message = messages[name];
    return message === undefined ? [] : [{ name, message, label: contactLabels[name], controlId: ids[name] }];
  });
  return <FormErrorSummary fields={wrong} announced={wrong.length > 1 ? wrong : []} announcement={presses} />;
}
