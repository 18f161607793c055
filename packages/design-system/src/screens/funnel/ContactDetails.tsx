import type { ContactState } from "@petbox/domain/contact/contactStep";
import { Checkbox } from "../../components/forms/Checkbox/index.ts";
import { MaskedField } from "../../components/forms/MaskedField/index.ts";
import { contactLabels } from "./ContactRefusal.tsx";

/** Callbacks of these fields. */
export interface ContactDetailsActs {
  /** Called when the phone field receives focus. */
  readonly onPhoneEnter: () => void;
  /** @param filledIn whether the browser autofilled it while the focus was elsewhere. */
  readonly onPhoneChange: (text: string, filledIn: boolean) => void;
  /** Called when the phone field loses focus. */
  readonly onPhoneLeave: () => void;
  readonly onNewsletterChange: (isChecked: boolean) => void;
}

interface ContactDetailsProps extends ContactDetailsActs {
  readonly contact: ContactState;
  readonly phoneId: string;
  readonly phoneError: string | undefined;
}

/** The phone and the consent to news, which are saved with a new contact; an account has its own already. */
export function ContactDetails({ contact, phoneId, phoneError, ...acts }: ContactDetailsProps) {
  return (
    <>
      <MaskedField
        kind="phone"
        id={phoneId}
        name="phone"
        label={contactLabels.phone}
        value={contact.phoneText}
        error={phoneError}
        required
        enterKeyHint="done"
        onFocus={acts.onPhoneEnter}
        onInput={({ currentTarget: input }) => acts.onPhoneChange(input.value, document.activeElement !== input)}
        onBlur={acts.onPhoneLeave}
      />
      <Checkbox
        name="newsletter"
        label="Quero receber novidades e ofertas da PetBox"
        defaultChecked={contact.newsletter}
        onCheckedChange={acts.onNewsletterChange}
      />
    </>
  );
}
