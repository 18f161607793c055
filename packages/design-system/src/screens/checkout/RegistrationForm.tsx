import { addressFields, type CepLookup } from "@petbox/domain/address/cepLookup";
import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import { type FieldErrors, withMessages } from "@petbox/domain/fieldErrors";
import { isCpfFixed } from "@petbox/domain/identity/fixedCpf";
import { type Customer, parseRegistration, type RegistrationDraft } from "@petbox/domain/identity/registration";
import { registrationMessages } from "@petbox/domain/identity/registrationMessages";
import { type ReactNode, useCallback, useEffect, useRef } from "react";
import { Button } from "../../components/actions/Button/index.ts";
import { FailureAlert } from "../../components/feedback/Alert/FailureAlert.tsx";
import { AddressForm, type AddressFormProps, addressFormLimits } from "../../components/forms/AddressForm/index.ts";
import { usePressDuringLookup } from "../../components/forms/AddressForm/usePressDuringLookup.ts";
import { enterText } from "../../components/forms/Field/enterText.ts";
import { formValues } from "../../components/forms/Form/formValues.ts";
import { Form, type FormValues, fillIn } from "../../components/forms/Form/index.ts";
import { PersonalDataForm } from "../../components/forms/PersonalDataForm/index.ts";
import { Text } from "../../components/foundations/Text/index.ts";
import { BottomBar } from "../../components/navigation/BottomBar/index.ts";
import { EmailText } from "../session/EmailText.tsx";

/** The address part of the form and the state of its CEP lookup. */
interface AddressLookup extends Pick<AddressFormProps, "variant" | "isAwaited" | "onCheckoutStart"> {
  readonly lookup: CepLookup;
  readonly onCepChange: (text: string) => void;
  readonly onRetry: () => void;
}

export interface RegistrationFormProps {
  readonly address: AddressLookup;
  readonly today: CivilDate;
  /** The customer's stored data; fills fields that are still empty. */
  readonly known: Partial<RegistrationDraft> | undefined;
  /** Whether the customer is logged in to an account; a stored CPF is then locked. */
  readonly hasAccount: boolean;
  readonly pending: boolean;
  /** Error text of the last failed save. */
  readonly failure: string | undefined;
  /** The messages of the fields that the server refused. */
  readonly serverErrors?: FieldErrors<string> | undefined;
  /** The e-mail of the customer whose order it is. */
  readonly email: string | undefined;
  /** One line above the button that summarises the order. */
  readonly note: ReactNode;
  readonly onSubmit: (customer: Customer) => void;
}

/** Customer and delivery address (FUN-097, FUN-098); submitting saves them. */
export function RegistrationForm(props: RegistrationFormProps) {
  const { address, today, known, hasAccount, pending, failure, serverErrors, email, note, onSubmit } = props;
  const form = useRef<HTMLFormElement>(null);
  const { lookup, variant = "registration", isAwaited } = address;
  const press = usePressDuringLookup(form, lookup, isAwaited);
  const parse = useCallback(
    (values: FormValues) =>
      withMessages(parseRegistration(draftOf(values), lookup, today, addressFormLimits[variant]), registrationMessages),
    [lookup, today, variant],
  );

  const isCpfLocked = isCpfFixed(hasAccount, known?.cpf);

  useEffect(() => {
    if (known === undefined || form.current === null) return;
    if (isCpfLocked && known.cpf !== undefined) writeCpf(form.current, known.cpf);
    fillWithKnown(form.current, known);
  }, [known, isCpfLocked]);

  return (
    <Form
      ref={form}
      parse={parse}
      pending={pending}
      serverErrors={serverErrors}
      onSubmitCapture={press.keep}
      onSubmit={onSubmit}
      aria-label="Cadastro e entrega"
    >
      <AddressForm {...address} />
      <PersonalDataForm today={today} isCpfLocked={isCpfLocked} />
      {email === undefined ? null : (
        <Text tone="soft">
          Os avisos e o acesso à sua conta vão para{" "}
          <strong>
            <EmailText email={email} />
          </strong>
          .
        </Text>
      )}
      <FailureAlert failure={failure} pending={pending} />
      <BottomBar note={note}>
        <Button
          type="submit"
          pending={pending || press.waiting}
          texts={{ pendingLabel: press.waiting ? waitingLabel(isAwaited) : "Salvando" }}
        >
          Ir para o pagamento
        </Button>
      </BottomBar>
    </Form>
  );
}

function waitingLabel(isAwaited = false): string {
  return isAwaited ? "Carregando seus dados" : "Conferindo o CEP";
}

function draftOf(values: FormValues): RegistrationDraft {
  const { fullName = "", cpf = "", birthDate = "", phone = "", cep = "", street = "", number = "" } = values;
  const { complement = "", neighborhood = "", city = "", state = "" } = values;
  return { fullName, cpf, birthDate, phone, cep, street, number, complement, neighborhood, city, state };
}

/** Replaces the typed or restored CPF and fires `input`, so that mask, validation and draft notice it. */
function writeCpf(form: HTMLFormElement, cpf: string): void {
  const control = form.elements.namedItem("cpf");
  if (!(control instanceof HTMLInputElement)) return;
  const isThere = control.value.replace(/\D/g, "") === cpf.replace(/\D/g, "");
  // Another `input` event would keep a draft that the save has just deleted.
  if (!isThere) enterText(control, cpf);
}

/**
 * A saved address is filled in completely or not at all: parts of two addresses must not mix. The CEP comes last,
 * because it starts the lookup.
 */
function fillWithKnown(form: HTMLFormElement, known: Partial<RegistrationDraft>): void {
  const typed = draftOf(formValues(form));
  const { fullName, cpf, birthDate, phone, street, neighborhood, number, complement, cep } = {
    ...draftOf({}),
    ...known,
  };
  fillIn(form, { fullName, cpf, birthDate, phone });
  if (addressFields.every((field) => typed[field] === "")) {
    fillIn(form, { street, neighborhood, number, complement, cep });
  }
}
