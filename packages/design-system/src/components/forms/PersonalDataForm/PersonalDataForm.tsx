import { addYears, type CivilDate } from "@petbox/domain/calendar/civilDate";
import { earliestCustomerBirthDate, minCustomerAge } from "@petbox/domain/identity/birthDate";
import { fullNameLength } from "@petbox/domain/identity/fullName";
import type { ComponentProps, ReactNode } from "react";
import { styled } from "styled-components";
import { useTexts } from "../../../texts/useTexts.ts";
import { media } from "../../../theme/breakpoints.ts";
import { tokens } from "../../../tokens/index.ts";
import { DateField } from "../DateField/index.ts";
import { FormSection, type FormSectionLook } from "../FormSection/index.ts";
import { MaskedField } from "../MaskedField/index.ts";
import { TextField } from "../TextField/index.ts";
import { type PersonalDataFormTexts, personalDataTexts } from "./personalDataTexts.ts";

/** Two short fields side by side, where both fit. */
const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.s2} ${tokens.space.s4};
  ${media.from450} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`;

export interface PersonalDataFormProps extends FormSectionLook, Omit<ComponentProps<"fieldset">, "children" | "title"> {
  /** Today in Brazil: the calendar starts at the age of 18. */
  today: CivilDate;
  /**
   * "userData" allows a name of any length.
   * @default "registration"
   */
  variant?: "registration" | "userData" | undefined;
  /**
   * The field of another document in place of the CPF; null for none.
   * @default the CPF
   */
  document?: ReactNode;
  /**
   * Shows the CPF of the account, which cannot change. The page fills it in.
   * @default false
   */
  isCpfLocked?: boolean | undefined;
  /**
   * The heading of the section.
   * @default "Seus dados"
   */
  title?: ReactNode;
  /** Replaces the component's own texts, all or some. */
  texts?: Partial<PersonalDataFormTexts> | undefined;
}

/** The counter of the name appears this many characters before its limit. */
const nameCounterLead = 5;

const nameLimits = {
  registration: { limit: fullNameLength.max, counterFrom: fullNameLength.max - nameCounterLead },
  userData: {},
};

/**
 * The customer: name, CPF or another `document`, birth date and phone (FUN-097). Belongs in a `Form`, under the names `fullName`, `cpf`,
 * `birthDate` and `phone`; the form's parser validates them. Date and phone are Brazilian: another country's form is a `FormSection`.
 *
 * @example
 * import { civilDate } from "@petbox/domain/calendar/civilDate";
 * import { parseCpf } from "@petbox/domain/identity/cpf";
 * import { identityMessages } from "@petbox/domain/identity/messages";
 * import { accepted, rejected } from "@petbox/domain/result";
 *
 * <Form
 *   parse={(values) => {
 *     const cpf = parseCpf(values.cpf ?? "");
 *     return cpf.ok ? accepted({ ...values, cpf: cpf.value }) : rejected({ cpf: identityMessages[cpf.error] });
 *   }}
 *   onSubmit={async (customer) => {
 *     await fetch("/api/cliente", { method: "POST", body: JSON.stringify(customer) });
 *   }}
 * >
 *   <PersonalDataForm today={civilDate(2026, 3, 10)} />
 *   <Button type="submit">Salvar</Button>
 * </Form>
 */
export function PersonalDataForm(props: PersonalDataFormProps) {
  const { today, variant = "registration", document, isCpfLocked = false, title, texts, ...section } = props;
  const words = useTexts("personalDataForm", personalDataTexts, texts);
  return (
    <FormSection title={title ?? words.title} {...section}>
      <TextField
        name="fullName"
        label={words.fullName}
        required
        autoComplete="name"
        autoCapitalize="words"
        {...nameLimits[variant]}
      />
      {document === undefined ? (
        <MaskedField
          kind="cpf"
          name="cpf"
          label={words.cpf}
          hint={isCpfLocked ? words.lockedCpfHint : words.cpfHint}
          readOnly={isCpfLocked}
          required
        />
      ) : (
        document
      )}
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
