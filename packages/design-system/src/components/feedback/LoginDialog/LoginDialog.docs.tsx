import { documented } from "@petbox/storybook/documented";
import { useState } from "react";
import { Button } from "../../actions/Button/Button.tsx";
import { Stack } from "../../foundations/Stack/Stack.tsx";
import { LoginDialog, type LoginDialogProps } from "./LoginDialog.tsx";

const wrong = "Ops! Parece que sua senha ou email está errado. Verifique e tente novamente.";
const answers = { onClose: () => undefined, onSubmit: () => undefined };

function PageWithLogin({ className, ...rest }: Partial<LoginDialogProps>) {
  const [open, setOpen] = useState(false);
  return (
    <Stack align="start" className={className}>
      <Button onClick={() => setOpen(true)}>Já tenho conta</Button>
      <LoginDialog
        reason="Este e-mail já tem cadastro. Entre para continuar de onde parou."
        email="carla.lima@gmail.com"
        onSubmit={() => setOpen(false)}
        {...rest}
        open={open}
        onClose={() => setOpen(false)}
      />
    </Stack>
  );
}

export const loginDialogDocs = documented({
  component: LoginDialog,
  example: <PageWithLogin />,
  states: [
    <LoginDialog key="failed" open email="carla.lima@gmail.com" error={wrong} {...answers} />,
    <LoginDialog key="pending" open email="carla.lima@gmail.com" pending {...answers} />,
  ],
  purpose:
    "Entrar na conta por cima da página, sem perder o que já foi respondido. reason diz por que se pede; o foco começa no primeiro dos dois campos que falta. Os textos são os de LoginForm, e closeLabel troca o nome do botão de fechar.",
  instead: [
    { use: "LoginForm", when: "quando é a página de entrar" },
    { use: "Dialog", when: "quando a pergunta é outra" },
  ],
  props: {
    error: "Por que a última tentativa falhou; dá para fechar, e some enquanto a próxima é enviada.",
    onRecover:
      "A recuperação de senha foi tocada, com o e-mail como foi digitado; impeça o evento para ir até lá do seu jeito.",
    pending: "O servidor está sendo consultado.",
    reason: "Por que se pede para entrar.",
    recoveryHref: "O endereço em que se recupera a senha.",
  },
  keyboard: [
    { keys: "Tab", does: "Fica dentro da janela: fechar, e-mail, senha, olho, Entrar e a recuperação da senha." },
    { keys: "Esc", does: "Pede para fechar; o foco volta a quem abriu." },
    { keys: "Enter em um campo", does: "Entra, como o botão." },
  ],
  heard: ["“Que bom que você voltou :), caixa de diálogo”", "“Senha, editar texto protegido”"],
  labels: { title: "Que bom que você voltou :)" },
  texts: {
    emailLabel: "E-mail",
    passwordLabel: "Senha",
    showLabel: "Mostrar senha",
    submitLabel: "Entrar",
    pendingLabel: "Verificando",
    recoveryLabel: "Esqueceu a senha? Recuperar",
    errorLabel: "Atenção",
    dismissLabel: "Fechar aviso",
  },
  control: "dialog",
});
