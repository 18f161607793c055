import { type Address, addressLimits } from "@petbox/domain/address/address";
import type { CepLookup } from "@petbox/domain/address/cepLookup";
import { type AddressDraft, parseAddress } from "@petbox/domain/address/parseAddress";
import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import { type FieldErrors, withMessages } from "@petbox/domain/fieldErrors";
import type { Customer } from "@petbox/domain/identity/registration";
import { userDataMessages } from "@petbox/domain/identity/userDataMessages";
import { useMemo, useRef, useState } from "react";
import { Dialog } from "../../components/feedback/Dialog/index.ts";
import { formValues } from "../../components/forms/Form/formValues.ts";
import type { FormSubmission, FormValues } from "../../components/forms/Form/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Text } from "../../components/foundations/Text/index.ts";
import { useAfterChange } from "../../focus/useAfterChange.ts";
import { useStepChange } from "../../focus/useStepChange.ts";
import { AddressStepForm, type CepLookedUp } from "../addresses/AddressStepForm.tsx";
import { type KnownPerson, PersonStep, parsePersonStep } from "./PersonStep.tsx";

/** The two steps of the user data. */
export type UserDataStep = "person" | "address";

export interface UserDataDialogProps extends Pick<AddressStepProps, "lookup" | "pending" | "failure" | "serverErrors"> {
  readonly open: boolean;
  readonly today: CivilDate;
  /** The stored part of the data; the form contains fields for the rest. */
  readonly known: KnownPerson;
  /** The step before a reload. */
  readonly defaultStep: UserDataStep;
  readonly onStepChange: (step: UserDataStep) => void;
  readonly onSave: (customer: Customer) => void;
}

/**
 * Prompts a subscriber for missing data in two steps (SUB-057 to SUB-060). The dialog only closes after a save; typed values survive the
 * step change and a failed save. Both steps stay mounted, so that a draft is restored to both. If the server refuses a field of the
 * person, the dialog returns to that step.
 */
export function UserDataDialog(props: UserDataDialogProps) {
  const { open, today, known, defaultStep, serverErrors, onStepChange, onSave, ...address } = props;
  const [step, setStep] = useState(defaultStep);
  const dialog = useRef<HTMLDialogElement>(null);
  const person = useRef<HTMLFormElement>(null);
  useStepChange(dialog, step);
  useAfterChange(step, () => onStepChange(step));

  const refused = useMemo(() => bySteps(serverErrors), [serverErrors]);
  const [shown, setShown] = useState(refused);
  if (refused !== shown) {
    setShown(refused);
    if (refused.person !== undefined) setStep("person");
  }
  const save = (place: Address) => {
    if (person.current === null) return;
    // The first step's fields may have changed since its "Próximo": a reload restores them from the draft.
    const parsed = parsePersonStep(formValues(person.current), today);
    if (parsed.ok) onSave({ ...parsed.value, address: place });
    else setStep("person");
  };
  return (
    <Dialog ref={dialog} open={open} title="Complete seu cadastro">
      <Stack gap="s5">
        <Text tone="soft">Com estes dados a caixa chega ao lugar certo e a nota sai no seu nome.</Text>
        <div data-step="person" hidden={step !== "person"}>
          <PersonStep
            form={person}
            today={today}
            known={known}
            serverErrors={refused.person}
            onConfirm={() => setStep("address")}
          />
        </div>
        <div data-step="address" hidden={step !== "address"}>
          <AddressStep {...address} serverErrors={refused.address} onBack={() => setStep("person")} onConfirm={save} />
        </div>
      </Stack>
    </Dialog>
  );
}

const personFields = ["fullName", "cpf", "birthDate", "phone"];

/** The server's errors by the step that shows the field; undefined for a step without any. */
function bySteps(errors: FieldErrors<string> = {}): Partial<Record<UserDataStep, FieldErrors<string>>> {
  const entries = Object.entries(errors);
  const person = entries.filter(([name]) => personFields.includes(name));
  const address = entries.filter(([name]) => !personFields.includes(name));
  return {
    ...(person.length > 0 && { person: Object.fromEntries(person) }),
    ...(address.length > 0 && { address: Object.fromEntries(address) }),
  };
}

interface AddressStepProps extends Pick<FormSubmission<unknown>, "serverErrors"> {
  readonly lookup: CepLookedUp;
  readonly pending: boolean;
  /** Error text of the last failed save. */
  readonly failure: string | undefined;
  readonly onBack: () => void;
  readonly onConfirm: (address: Address) => void;
}

/** Second step of the user data: the delivery address. */
function AddressStep({ lookup, pending, failure, serverErrors, onBack, onConfirm }: AddressStepProps) {
  return (
    <AddressStepForm
      label="Seu endereço"
      cep={lookup}
      variant="userData"
      description="Passo 2 de 2"
      texts={{ notFoundText: userDataMessages["cep-invalid"] }}
      parse={parse}
      pending={pending}
      failure={failure}
      serverErrors={serverErrors}
      submit={{ label: "Salvar", pendingLabel: "Salvando" }}
      back={{ label: "Voltar", onPress: onBack }}
      onSubmit={onConfirm}
    />
  );
}

function parse(values: FormValues, lookup: CepLookup) {
  return withMessages(parseAddress(draftOf(values), lookup, addressLimits.userData), userDataMessages);
}

function draftOf(values: FormValues): AddressDraft {
  const { cep = "", street = "", number = "", complement = "", neighborhood = "", city = "", state = "" } = values;
  return { cep, street, number, complement, neighborhood, city, state };
}
