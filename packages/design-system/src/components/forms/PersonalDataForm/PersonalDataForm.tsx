import { addYears, type CivilDate } from "@petbox/domain/calendar/civilDate";
import { earliestCustomerBirthDate, minCustomerAge } from "@petbox/domain/identity/birthDate";
import { fullNameLength } from "@petbox/domain/identity/fullName";
import { DateField } from "../DateField/index.ts";
import { FormSection, type FormSectionProps } from "../FormSection/index.ts";
import { MaskedField } from "../MaskedField/index.ts";
import { TextField } from "../TextField/index.ts";
import { Pair } from "./PersonalDataForm.styles.ts";
import { type PersonalDataFormTexts, personalDataTexts } from "./personalDataTexts.ts";

export interface PersonalDataFormProps extends Omit<FormSectionProps, "children" | "title"> {
  /** Today in Brazil: the calendar offers nobody younger than 18. */
  today: CivilDate;
  /**
   * "userData" takes a name of any length.
   * @default "registration"
   */
  variant?: "registration" | "userData";
  /**
   * The CPF is the account's, and does not change: it is shown, and cannot be typed into. Who shows the form fills it in.
   * @default false
   */
  isCpfLocked?: boolean;
  /** @default "Seus dados" */
  title?: FormSectionProps["title"];
  /** Other words in the place of its own. */
  texts?: Partial<PersonalDataFormTexts> | undefined;
}

/** How many characters before the limit of the name its counter is seen. */
const nameCounterLead = 5;

const nameLimits = {
  registration: { limit: fullNameLength.max, counterFrom: fullNameLength.max - nameCounterLead },
  userData: {},
};

/**
 * Who the customer is: name, CPF, birth date and telephone (FUN-097). A part of a `Form`, under the names `fullName`,
 * `cpf`, `birthDate` and `phone`; the form's parse judges them.
 */
export function PersonalDataForm(props: PersonalDataFormProps) {
  const { today, variant = "registration", isCpfLocked = false, title = "Seus dados", texts, ...section } = props;
  const words = { ...personalDataTexts, ...texts };
  return (
    <FormSection title={title} {...section}>
      <TextField
        name="fullName"
        label={words.fullName}
        required
        autoComplete="name"
        autoCapitalize="words"
        {...nameLimits[variant]}
      />
      <MaskedField
        kind="cpf"
        name="cpf"
        label={words.cpf}
        hint={isCpfLocked ? words.lockedCpfHint : words.cpfHint}
        readOnly={isCpfLocked}
        required
      />
      <Pair>
        <DateField
          name="birthDate"
          label={words.birthDate}
          required
          autoComplete="bday"
          min={earliestCustomerBirthDate}
          max={addYears(today, -minCustomerAge)}
          texts={words}
        />
        <MaskedField kind="phone" name="phone" label={words.phone} autoComplete="tel" required />
      </Pair>
    </FormSection>
  );
}
