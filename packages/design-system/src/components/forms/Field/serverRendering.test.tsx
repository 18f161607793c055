import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Autocomplete } from "../Autocomplete/Autocomplete.tsx";
import { Checkbox } from "../Checkbox/Checkbox.tsx";
import { ChoiceCards } from "../ChoiceCards/ChoiceCards.tsx";
import { DateField } from "../DateField/DateField.tsx";
import { Form } from "../Form/Form.tsx";
import { MaskedField } from "../MaskedField/MaskedField.tsx";
import { PasswordField } from "../PasswordField/PasswordField.tsx";
import { RadioGroup } from "../RadioGroup/RadioGroup.tsx";
import { SelectField } from "../SelectField/SelectField.tsx";
import { TextArea } from "../TextArea/TextArea.tsx";
import { TextField } from "../TextField/TextField.tsx";

const options = [
  { value: "casa", label: "Casa" },
  { value: "apartamento", label: "Apartamento" },
];

const page = renderToString(
  <Form parse={() => ({ ok: true, value: undefined })} onSubmit={() => undefined}>
    <TextField name="nome" label="Nome" hint="Como no documento" error="Falta o nome" aria-describedby="aviso" />
    <PasswordField name="senha" label="Senha" autoComplete="current-password" />
    <MaskedField name="cpf" label="CPF" kind="cpf" />
    <DateField name="nascimento" label="Nascimento" />
    <SelectField name="mora" label="Onde mora" options={options} />
    <RadioGroup name="tipo" label="Tipo" options={options} defaultValue="casa" />
    <ChoiceCards name="porte" label="Porte" cards={[{ value: "micro", title: "Micro" }]} />
    <Checkbox name="termos" label="Aceito os termos" defaultChecked />
    <Autocomplete name="raca" label="Raça" options={["Beagle"]} />
    <TextArea name="motivo" label="Motivo" limit={20} defaultValue="Texto" counterFrom={1} />
  </Form>,
);

describe("server-rendered fields", () => {
  it("are plain controls with their names", () => {
    for (const name of ["nome", "senha", "cpf", "nascimento", "mora", "tipo", "porte", "termos", "raca", "motivo"]) {
      expect(page).toMatch(new RegExp(`<(input|select|textarea)[^>]* name="${name}"`));
    }
  });

  it("never put typed text into the URL when submitted before hydration", () => {
    expect(page).toMatch(/<form[^>]* method="dialog"/);
  });

  it("reference the consumer's description, the hint and the error", () => {
    const describedBy = /aria-describedby="(aviso [^"]*)"/.exec(page)?.[1]?.split(" ") ?? [];
    expect(describedBy).toHaveLength(3);
    for (const id of describedBy.slice(1)) expect(page).toContain(`id="${id}"`);
  });

  it("have no `aria-describedby` without a description", () => {
    expect(/<input[^>]*name="cpf"[^>]*>/.exec(page)?.[0]).not.toContain("aria-describedby");
  });

  it("have an alert region from the start", () => {
    expect(page).toMatch(/role="alert"[^>]*><span><\/span>/);
  });
});
