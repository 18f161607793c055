import { documented } from "@petbox/storybook/documented";
import { EmailField } from "./EmailField.tsx";

export const emailFieldDocs = documented({
  component: EmailField,
  example: <EmailField name="email" label="E-mail" defaultValue="ana.souza@gmail.com" status="checking" />,
  states: [
    <EmailField key="accepted" name="email" label="E-mail" defaultValue="ana.souza@gmail.com" status="accepted" />,
    <EmailField
      key="suggestion"
      name="email"
      label="E-mail"
      defaultValue="ana.souza@gmial.com"
      error="Por favor insira um email valido. :)"
      suggestion="ana.souza@gmail.com"
    />,
    <EmailField key="optional" name="email" label="E-mail" optional />,
  ],
  purpose:
    "Um e-mail que é conferido enquanto se digita: mostra em que pé está e, para um dedo que escorregou, oferece o endereço certo em um toque. suggestionLabel troca as palavras dessa oferta.",
  instead: [{ use: "TextField", when: "quando ninguém confere o e-mail antes do envio" }],
  props: {
    onSuggestionTaken: "Recebe a sugestão aceita; ela já está no campo, como se digitada, e o foco voltou a ele.",
    status: "Aparece no fim do campo; sem ele, nada.",
    suggestion: "O endereço que provavelmente se queria; aceito com um toque.",
  },
  keyboard: [
    { keys: "Tab", does: "Vai do campo à sugestão, quando há uma." },
    { keys: "Enter ou Espaço na sugestão", does: "Troca o e-mail pelo sugerido; o foco volta ao campo." },
  ],
  heard: [
    "“E-mail, editar texto”",
    "“Conferindo o e-mail”, depois “E-mail conferido”",
    "com erro: o erro, e “Você quis dizer: ana.souza@gmail.com, botão”",
  ],
  labels: { optional: "(opcional)" },
  texts: { checkingLabel: "Conferindo o e-mail", acceptedLabel: "E-mail conferido" },
  control: "input",
});
