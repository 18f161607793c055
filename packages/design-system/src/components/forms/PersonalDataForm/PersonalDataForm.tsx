import { addYears, type CivilDate } from "@petbox/domain/calendar/civilDate";
import { earliestCustomerBirthDate, leastCustomerAge } from "@petbox/domain/identity/birthDate";
import { fullNameLength } from "@petbox/domain/identity/fullName";
import type { ReactNode } from "react";
import { DateField } from "../DateField/index.ts";
import { FormSection, type FormSectionProps } from "../FormSection/index.ts";
import { MaskedField } from "../MaskedField/index.ts";
import { TextField } from "../TextField/index.ts";
import { Pair } from "./PersonalDataForm.styles.ts";

const defaultLabels = {
  fullName: "Nome completo",
  cpf: "CPF",
  cpfHint: "Vai na nota fiscal.",
  birthDate: "Data de nascimento",
  phone: "Celular",
};

/** What the fields are called; `cpfHint` is the line below the CPF. */
export type PersonalDataLabels = Readonly<Record<keyof typeof defaultLabels, ReactNode>>;

export interface PersonalDataFormProps extends Omit<FormSectionProps, "children" | "title"> {
  /** Today in Brazil: the calendar offers nobody younger than 18. */
  today: CivilDate;
  /** @default "Seus dados" */
  title?: FormSectionProps["title"];
  /**
   * Other words for some of the fields.
   * @default "Nome completo", "CPF", "Vai na nota fiscal.", "Data de nascimento", "Celular"
   */
  labels?: Partial<PersonalDataLabels> | undefined;
  /**
   * The name of the button that opens the calendar.
   * @default "Abrir calendário"
   */
  pickerLabel?: string | undefined;
}

/** How many characters before the limit of the name its counter is seen. */
const nameCounterLead = 5;

/**
 * Who the customer is: name, CPF, birth date and telephone (FUN-097). A part of a `Form`, under the names `fullName`,
 * `cpf`, `birthDate` and `phone`; the form's parse judges them.
 */
export function PersonalDataForm(props: PersonalDataFormProps) {
  const { today, title = "Seus dados", labels, pickerLabel, ...section } = props;
  const texts = { ...defaultLabels, ...labels };
  return (
    <FormSection title={title} {...section}>
      <TextField
        name="fullName"
        label={texts.fullName}
        required
        autoComplete="name"
        autoCapitalize="words"
        limit={fullNameLength.most}
        counterFrom={fullNameLength.most - nameCounterLead}
      />
      <MaskedField kind="cpf" name="cpf" label={texts.cpf} hint={texts.cpfHint} required />
      <Pair>
        <DateField
          name="birthDate"
          label={texts.birthDate}
          required
          autoComplete="bday"
          min={earliestCustomerBirthDate}
          max={addYears(today, -leastCustomerAge)}
          pickerLabel={pickerLabel}
        />
        <MaskedField kind="phone" name="phone" label={texts.phone} autoComplete="tel" required />
      </Pair>
    </FormSection>
  );
}
