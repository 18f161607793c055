import { addressFields, type CepLookup } from "@petbox/domain/address/cepLookup";
import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import { type Customer, parseRegistration, type RegistrationDraft } from "@petbox/domain/identity/registration";
import { type ReactNode, useCallback, useEffect, useRef } from "react";
import { Button } from "../../components/actions/Button/index.ts";
import { Alert } from "../../components/feedback/Alert/index.ts";
import { AddressForm, type AddressFormProps, addressFormLimits } from "../../components/forms/AddressForm/index.ts";
import { usePressDuringLookup } from "../../components/forms/AddressForm/usePressDuringLookup.ts";
import { formValues } from "../../components/forms/Form/formValues.ts";
import { Form, type FormValues, fillIn } from "../../components/forms/Form/index.ts";
import { PersonalDataForm } from "../../components/forms/PersonalDataForm/index.ts";
import { BottomBar } from "../../components/navigation/BottomBar/index.ts";
import { bringIntoView } from "../../focus/bringIntoView.ts";

/** The address part of the form, and what goes on between it and the look-up. */
export interface AddressLookup extends Pick<AddressFormProps, "variant" | "onCheckoutStart"> {
  readonly lookup: CepLookup;
  readonly onCepChange: (text: string) => void;
  readonly onRetry: () => void;
}

export interface RegistrationFormProps {
  readonly address: AddressLookup;
  readonly today: CivilDate;
  /** What is known of the customer, once it is: it fills what is still empty. */
  readonly known: RegistrationDraft | undefined;
  readonly pending: boolean;
  /** Why the last save failed. */
  readonly failure: string | undefined;
  /** One line above the button: what is bought. */
  readonly note: ReactNode;
  readonly onSubmit: (customer: Customer) => void;
}

/** Who buys and where the box goes (FUN-097, FUN-098); pressing the button saves it. */
export function RegistrationForm(props: RegistrationFormProps) {
  const { address, today, known, pending, failure, note, onSubmit } = props;
  const form = useRef<HTMLFormElement>(null);
  const { lookup, variant = "registration" } = address;
  const press = usePressDuringLookup(form, lookup);
  const parse = useCallback(
    (values: FormValues) => parseRegistration(draftOf(values), lookup, today, addressFormLimits[variant]),
    [lookup, today, variant],
  );

  useEffect(() => {
    if (known !== undefined && form.current !== null) fillWithKnown(form.current, known);
  }, [known]);

  return (
    <Form
      ref={form}
      parse={parse}
      pending={pending}
      onSubmitCapture={press.keep}
      onSubmit={onSubmit}
      aria-label="Cadastro e entrega"
    >
      <PersonalDataForm today={today} />
      <AddressForm {...address} />
      {failure === undefined || pending ? null : (
        <Alert tone="danger" ref={bringIntoView}>
          {failure}
        </Alert>
      )}
      <BottomBar note={note}>
        <Button
          type="submit"
          size="large"
          pending={pending || press.waiting}
          texts={{ pendingLabel: press.waiting ? "Conferindo o CEP" : "Salvando" }}
        >
          Ir para o pagamento
        </Button>
      </BottomBar>
    </Form>
  );
}

function draftOf(values: FormValues): RegistrationDraft {
  const { fullName = "", cpf = "", birthDate = "", phone = "", cep = "", street = "", number = "" } = values;
  const { complement = "", neighborhood = "", city = "", state = "" } = values;
  return { fullName, cpf, birthDate, phone, cep, street, number, complement, neighborhood, city, state };
}

/** A saved address goes in whole or not at all: half of it would be another place. The CEP is last, for it starts the look-up. */
function fillWithKnown(form: HTMLFormElement, known: RegistrationDraft): void {
  const typed = draftOf(formValues(form));
  const { fullName, cpf, birthDate, phone, street, neighborhood, number, complement, cep } = known;
  fillIn(form, { fullName, cpf, birthDate, phone });
  if (addressFields.every((field) => typed[field] === "")) {
    fillIn(form, { street, neighborhood, number, complement, cep });
  }
}
