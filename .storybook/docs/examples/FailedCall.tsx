import { Alert } from "@petbox/design-system/components/Alert";
import { Button } from "@petbox/design-system/components/Button";
import { Form } from "@petbox/design-system/components/Form";
import { MaskedField } from "@petbox/design-system/components/MaskedField";
import { Stack } from "@petbox/design-system/components/Stack";
import { TextField } from "@petbox/design-system/components/TextField";
import { useState } from "react";
import { type Customer, parseCustomer } from "./RefusedForm.tsx";

/** A stub of the request: this server is never reached. */
async function save(_customer: Customer): Promise<void> {
  throw new TypeError("Failed to fetch");
}

export function FailedCall() {
  const [failed, setFailed] = useState(false);
  async function send(customer: Customer) {
    setFailed(false);
    try {
      await save(customer);
    } catch {
      setFailed(true);
    }
  }
  return (
    <Form parse={parseCustomer} onSubmit={send}>
      <Stack gap="s6">
        <TextField name="fullName" label="Nome completo" autoComplete="off" defaultValue="Carla Lima" />
        <MaskedField name="cpf" label="CPF" kind="cpf" autoComplete="off" defaultValue="529.982.247-25" />
        {failed ? (
          <Alert tone="danger" role="alert">
            Não deu para salvar. Confira a sua internet e toque de novo.
          </Alert>
        ) : null}
        <Button type="submit">Salvar</Button>
      </Stack>
    </Form>
  );
}
