import type { ContactState } from "@petbox/domain/contact/contactStep";
import { contactMessages } from "@petbox/domain/contact/messages";
import type { WrongField } from "../../components/forms/Form/formErrors.ts";
import { FormErrorSummary } from "../../components/forms/FormErrorSummary/index.ts";

export const contactLabels = { email: "E-mail", phone: "Telefone com DDD" };

interface ContactRefusalProps {
  readonly contact: ContactState;
  /** Ids of the two fields. */
  readonly ids: { readonly email: string; readonly phone: string };
  /** Number of presses of "Continuar", so that each refused press is announced. */
  readonly presses: number;
}

/**
 * The announcement of a refused press when both fields are invalid; a single invalid field takes focus and announces
 * itself.
 */
export function ContactRefusal({ contact: { email, phoneError }, ids, presses }: ContactRefusalProps) {
  const codes = { email: email.kind === "invalid" ? email.code : undefined, phone: phoneError };
  const wrong = (["email", "phone"] as const).flatMap((name): WrongField[] => {
    const code = codes[name];
    if (code === undefined) return [];
    return [{ name, message: contactMessages[code], label: contactLabels[name], controlId: ids[name] }];
  });
  return <FormErrorSummary fields={wrong} announced={wrong.length > 1 ? wrong : []} announcement={presses} />;
}
