import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import { withMessages } from "@petbox/domain/fieldErrors";
import { isCpfFixed } from "@petbox/domain/identity/fixedCpf";
import type { Person, PersonDraft } from "@petbox/domain/identity/registration";
import { parseUserDataPerson } from "@petbox/domain/identity/userData";
import { userDataMessages } from "@petbox/domain/identity/userDataMessages";
import { useCallback, useEffect, useRef, useState } from "react";
import { Button } from "../../components/actions/Button/index.ts";
import { Form, type FormValues, fillIn } from "../../components/forms/Form/index.ts";
import { PersonalDataForm } from "../../components/forms/PersonalDataForm/index.ts";

/** The stored part of the customer's data, as form values. */
export type KnownPerson = Partial<PersonDraft>;

interface PersonStepProps {
  readonly today: CivilDate;
  readonly known: KnownPerson;
  readonly onConfirm: (person: Person) => void;
}

/** First step of the user data: the subscriber. */
export function PersonStep({ today, known, onConfirm }: PersonStepProps) {
  const form = useRef<HTMLFormElement>(null);
  const [begun] = useState(known);
  const parse = useCallback(
    (values: FormValues) => withMessages(parseUserDataPerson(draftOf(values), today), userDataMessages),
    [today],
  );

  useEffect(() => {
    if (form.current !== null) fillIn(form.current, begun);
  }, [begun]);

  return (
    <Form ref={form} parse={parse} onSubmit={onConfirm} aria-label="Seus dados">
      <PersonalDataForm
        variant="userData"
        today={today}
        // Everyone on this screen has an account.
        isCpfLocked={isCpfFixed(true, begun.cpf)}
        headingLevel={3}
        description="Passo 1 de 2"
      />
      <Button type="submit" fullWidth>
        Próximo
      </Button>
    </Form>
  );
}

function draftOf({ fullName = "", cpf = "", birthDate = "", phone = "" }: FormValues): PersonDraft {
  return { fullName, cpf, birthDate, phone };
}
