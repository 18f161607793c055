import { Button } from "@petbox/design-system/components/Button";
import { Form } from "@petbox/design-system/components/Form";
import { MaskedField } from "@petbox/design-system/components/MaskedField";
import { Stack } from "@petbox/design-system/components/Stack";
import { TextField } from "@petbox/design-system/components/TextField";
import { useActionState } from "react";
import { type Customer, type CustomerErrors, parseCustomer, save } from "./RefusedForm.tsx";

export function ActionForm() {
  const [refused, send, pending] = useActionState(
    (_last: CustomerErrors | undefined, customer: Customer) => save(customer),
    undefined,
  );
  return (
    <Form parse={parseCustomer} action={send} serverErrors={refused} pending={pending}>
      <Stack gap="s6">
        <TextField name="fullName" label="Nome completo" />
        <MaskedField name="cpf" label="CPF" kind="cpf" />
        <Button type="submit" pending={pending}>
          Salvar
        </Button>
      </Stack>
    </Form>
  );
}
