import { documented } from "@petbox/storybook/documented";
import { PasswordField } from "./PasswordField.tsx";

export const passwordFieldDocs = documented({
  component: PasswordField,
  example: <PasswordField name="senha" label="Senha" autoComplete="current-password" />,
  states: [
    <PasswordField
      key="shown"
      name="nova"
      label="Nova senha"
      hint="Pelo menos 8 caracteres."
      autoComplete="new-password"
      defaultShown
    />,
    <PasswordField
      key="wrong"
      name="confirmacao"
      label="Repita a senha"
      error="A sua senha não coincide."
      autoComplete="new-password"
    />,
  ],
  purpose:
    "Uma senha, escondida até que se toque no olho. O que foi digitado fica, e o gerenciador de senhas sabe se ela é a de sempre ou uma nova.",
  instead: [{ use: "MaskedField", when: "quando é o código de segurança de um cartão" }],
  props: {
    autoComplete: "Se a pessoa digita a senha que já tem ou escolhe uma nova: o gerenciador de senhas precisa saber.",
    defaultShown: "Se a senha já começa à vista.",
  },
  keyboard: [
    { keys: "Tab", does: "Vai do campo ao olho, e do olho ao próximo campo." },
    { keys: "Enter ou Espaço no olho", does: "Mostra ou esconde a senha; o formulário não é enviado." },
    { keys: "Enter no campo", does: "Envia o formulário em volta." },
  ],
  heard: ["“Senha, editar texto protegido”", "“Mostrar senha, botão”", "depois de mostrar: “Ocultar senha, botão”"],
  texts: { showLabel: "Mostrar senha", hideLabel: "Ocultar senha" },
  control: "input",
});
