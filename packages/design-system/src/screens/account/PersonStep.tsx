import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import { withMessages } from "@petbox/domain/fieldErrors";
import { isCpfFixed } from "@petbox/domain/identity/fixedCpf";
import type { PersonDraft } from "@petbox/domain/identity/registration";
import { parseUserDataPerson } from "@petbox/domain/identity/userData";
import { userDataMessages } from "@petbox/domain/identity/userDataMessages";
import { type RefObject, useCallback, useEffect, useState } from "react";
import { Button } from "../../components/actions/Button/index.ts";
import { Form, type FormSubmission, type FormValues, fillIn } from "../../components/forms/Form/index.ts";
import { PersonalDataForm } from "../../components/forms/PersonalDataForm/index.ts";

/** The stored part of the customer's data, as form values. */
export type KnownPerson = Partial<PersonDraft>;

interface PersonStepProps extends Pick<FormSubmission<unknown>, "serverErrors"> {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly today: CivilDate;
  readonly known: KnownPerson;
  readonly onConfirm: () => void;
}

/** The person in the form's fields, or a message for each wrong field. */
export const parsePersonStep = (values: FormValues, today: CivilDate) =>
  withMessages(parseUserDataPerson(draftOf(values), today), userDataMessages);

/** First step of the user data: the subscriber. */
export function PersonStep({ form, today, known, serverErrors, onConfirm }: PersonStepProps) {
  const [begun] = useState(known);
  const parse = useCallback((values: FormValues) => parsePersonStep(values, today), [today]);

  useEffect(() => {
    if (form.current !== null) fillIn(form.current, begun);
  }, [form, begun]);

  return (
    <Form ref={form} parse={parse} serverErrors={serverErrors} onSubmit={onConfirm} aria-label="Seus dados">
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
