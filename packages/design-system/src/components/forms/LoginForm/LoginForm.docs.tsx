import { documented } from "@petbox/storybook/documented";
import { LoginForm } from "./LoginForm.tsx";

const wrong = "Ops! Parece que sua senha ou email está errado. Verifique e tente novamente.";

export const loginFormDocs = documented({
  component: LoginForm,
  example: <LoginForm onSubmit={() => undefined} />,
  states: [
    <LoginForm key="failed" email="carla.lima@gmail.com" error={wrong} onSubmit={() => undefined} />,
    <LoginForm key="pending" email="carla.lima@gmail.com" pending onSubmit={() => undefined} />,
  ],
  purpose:
    "Entrar na conta com e-mail e senha. Nada é julgado aqui: só o servidor sabe se estão certos, e o que ele diz entra em error. hideLabel troca o nome do olho aberto.",
  instead: [
    { use: "LoginDialog", when: "quando a pessoa entra sem sair da página em que está" },
    { use: "Form", when: "quando se cria uma conta" },
  ],
  props: {
    error: "Por que a última tentativa falhou; dá para fechar, e some enquanto a próxima é enviada.",
    onRecover:
      "A recuperação de senha foi tocada, com o e-mail como foi digitado; impeça o evento para ir até lá do seu jeito.",
    pending: "O servidor está sendo consultado.",
    recoveryHref: "O endereço em que se recupera a senha.",
  },
  keyboard: [
    { keys: "Tab", does: "E-mail, senha, olho, Entrar e a recuperação da senha, nesta ordem." },
    { keys: "Enter em um campo", does: "Entra, como o botão. Enquanto verifica, nada acontece." },
  ],
  heard: [
    "“E-mail, editar texto”, “Senha, editar texto protegido”, “Entrar, botão”",
    "enquanto verifica: “Verificando, botão, indisponível”",
    "quando não dá certo: o motivo, na hora",
  ],
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
});
