import type { Address } from "@petbox/domain/address/address";
import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import type { Customer, Person } from "@petbox/domain/identity/registration";
import { useEffect, useRef, useState } from "react";
import { Dialog } from "../../components/feedback/Dialog/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Text } from "../../components/foundations/Text/index.ts";
import { AddressStep, type AddressStepProps } from "./AddressStep.tsx";
import { type KnownPerson, PersonStep } from "./PersonStep.tsx";

export interface UserDataDialogProps extends Pick<AddressStepProps, "lookup" | "pending" | "failure"> {
  readonly open: boolean;
  readonly today: CivilDate;
  /** The stored part of the data; the form contains fields for the rest. */
  readonly known: KnownPerson;
  readonly onSave: (customer: Customer) => void;
}

/**
 * Prompts a subscriber for missing data in two steps (SUB-057 to SUB-060). The dialog only closes after a save; typed values survive the
 * step change and a failed save.
 */
export function UserDataDialog({ open, today, known, onSave, ...address }: UserDataDialogProps) {
  const [person, setPerson] = useState<Person>();
  const [step, setStep] = useState<"person" | "address">("person");
  const dialog = useRef<HTMLDialogElement>(null);
  const begun = useRef(step);

  // Announces the current step after a change; the dialog announces its own title when it opens.
  useEffect(() => {
    if (begun.current === step) return;
    begun.current = step;
    dialog.current?.querySelector<HTMLElement>(`[data-step="${step}"] h3`)?.focus();
  }, [step]);

  const confirmPerson = (confirmed: Person) => {
    setPerson(confirmed);
    setStep("address");
  };
  const save = (place: Address) => {
    if (person !== undefined) onSave({ ...person, address: place });
  };
  return (
    <Dialog ref={dialog} open={open} title="Complete seu cadastro">
      <Stack gap="s5">
        <Text tone="soft">Com estes dados a caixa chega ao lugar certo e a nota sai no seu nome.</Text>
        <div data-step="person" hidden={step !== "person"}>
          <PersonStep today={today} known={known} onConfirm={confirmPerson} />
        </div>
        <div data-step="address" hidden={step !== "address"}>
          <AddressStep {...address} onBack={() => setStep("person")} onConfirm={save} />
        </div>
      </Stack>
    </Dialog>
  );
}
