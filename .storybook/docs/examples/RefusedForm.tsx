import { Button } from "@petbox/design-system/components/Button";
import { Form } from "@petbox/design-system/components/Form";
import { MaskedField } from "@petbox/design-system/components/MaskedField";
import { Stack } from "@petbox/design-system/components/Stack";
import { TextField } from "@petbox/design-system/components/TextField";
import { type FieldErrors, fieldErrorCodesOf, withMessages } from "@petbox/domain/fieldErrors";
import { type Cpf, parseCpf } from "@petbox/domain/identity/cpf";
import { type FullName, parseFullName } from "@petbox/domain/identity/fullName";
import { identityMessages } from "@petbox/domain/identity/messages";
import { accepted, type Result, rejected } from "@petbox/domain/result";
import { useState } from "react";

export interface Customer {
  readonly fullName: FullName;
  readonly cpf: Cpf;
}

/** By field name; `cadastro` is no field, but the whole form. */
export type CustomerErrors = FieldErrors<"fullName" | "cpf" | "cadastro">;

export function parseCustomer(values: Readonly<Record<string, string>>): Result<Customer, CustomerErrors> {
  const fullName = parseFullName(values.fullName ?? "");
  const cpf = parseCpf(values.cpf ?? "");
  if (fullName.ok && cpf.ok) return accepted({ fullName: fullName.value, cpf: cpf.value });
  return withMessages(rejected(fieldErrorCodesOf({ fullName, cpf })), identityMessages);
}

/** A stub of the request: this server rejects every CPF as known. */
export async function save(_customer: Customer): Promise<CustomerErrors | undefined> {
  return { cpf: "Esse CPF já tem uma conta. Entre com ela." };
}

export function RefusedForm() {
  const [refused, setRefused] = useState<CustomerErrors>();
  return (
    <Form parse={parseCustomer} onSubmit={async (customer) => setRefused(await save(customer))} serverErrors={refused}>
      <Stack gap="s6">
        <TextField name="fullName" label="Nome completo" autoComplete="off" defaultValue="Carla Lima" />
        <MaskedField name="cpf" label="CPF" kind="cpf" autoComplete="off" defaultValue="529.982.247-25" />
        <Button type="submit">Salvar</Button>
      </Stack>
    </Form>
  );
}
