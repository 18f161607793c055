import { Button } from "@petbox/design-system/components/Button";
import { Checkbox } from "@petbox/design-system/components/Checkbox";
import { CurrencyField } from "@petbox/design-system/components/CurrencyField";
import { DateField } from "@petbox/design-system/components/DateField";
import { MaskedField, unmasked } from "@petbox/design-system/components/MaskedField";
import { Stack } from "@petbox/design-system/components/Stack";
import { TextField } from "@petbox/design-system/components/TextField";
import { civilDate, formatBrazilianDate, parseBrazilianDate } from "@petbox/domain/calendar/civilDate";
import { calendarMessages } from "@petbox/domain/calendar/messages";
import type { Messages } from "@petbox/domain/fieldErrors";
import { parseCpf } from "@petbox/domain/identity/cpf";
import { identityMessages } from "@petbox/domain/identity/messages";
import { cents } from "@petbox/domain/money/cents";
import { formatCents, parseReais } from "@petbox/domain/money/format";
import { moneyMessages } from "@petbox/domain/money/messages";
import type { Result } from "@petbox/domain/result";
import { useForm } from "react-hook-form";

interface Owner {
  readonly fullName: string;
  readonly cpf: string;
  readonly birthDate: string;
  readonly budget: string;
  readonly news: boolean;
}

/** Adapts a parser of the domain to react-hook-form's `validate`: true, or the message of the error. */
function ruledBy<Code extends string>(parse: (text: string) => Result<unknown, Code>, messages: Messages<Code>) {
  return (text: string) => {
    const judged = parse(text);
    return judged.ok || messages[judged.error];
  };
}

/** Stored values as text: as the fields show them, and as the parsers read them. */
const saved = { birthDate: formatBrazilianDate(civilDate(1990, 4, 7)), budget: formatCents(cents(7990)) };

export function HookedForm({ onSave = () => undefined }: { onSave?: (owner: Owner) => void }) {
  const { register, handleSubmit, formState } = useForm<Owner>({ defaultValues: saved });
  const { errors } = formState;
  return (
    <form noValidate onSubmit={handleSubmit(onSave)}>
      <Stack gap="s6">
        <TextField
          label="Nome completo"
          error={errors.fullName?.message}
          {...register("fullName", { required: "Escreva seu nome." })}
        />
        <MaskedField
          label="CPF"
          kind="cpf"
          error={errors.cpf?.message}
          {...register("cpf", { validate: ruledBy(parseCpf, identityMessages), setValueAs: unmasked })}
        />
        <DateField
          label="Nascimento"
          error={errors.birthDate?.message}
          {...register("birthDate", { validate: ruledBy(parseBrazilianDate, calendarMessages) })}
        />
        <CurrencyField
          label="Orçamento por mês"
          error={errors.budget?.message}
          {...register("budget", { validate: ruledBy(parseReais, moneyMessages) })}
        />
        <Checkbox label="Quero saber das novidades" {...register("news")} />
        <Button type="submit">Salvar</Button>
      </Stack>
    </form>
  );
}
