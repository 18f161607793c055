import type { EmailStatus } from "@petbox/domain/contact/contactStep";
import { Button } from "../../components/actions/Button/index.ts";
import { Alert } from "../../components/feedback/Alert/index.ts";
import { EmailText } from "../session/EmailText.tsx";

interface ContactWelcomeProps {
  readonly email: EmailStatus;
  /** The e-mail of the account that the customer is logged in to, if any. */
  readonly account: string | undefined;
  /**
   * Whether the e-mail is the saved one, whose check will most likely find what it found before: the greeting's place is there meanwhile,
   * so that nothing moves below it.
   */
  readonly isSaved: boolean;
  readonly onLogin: () => void;
}

/** Greets a customer the shop already knows, and says what another e-mail means to one who is logged in; renders nothing for others. */
export function ContactWelcome({ email, account, isSaved, onLogin }: ContactWelcomeProps) {
  const isAwaited = isSaved && (email.kind === "waiting" || email.kind === "checking");
  const place = { "data-awaited": isAwaited || undefined };
  const isOther = account !== undefined && (email.kind === "new" || email.kind === "lead");
  if (isOther) {
    return (
      // Another address is another notice: a translated page replaces the text around it.
      <Alert key={email.email} tone="info" title="Outro e-mail, outro cadastro">
        Esta assinatura fica no cadastro de <EmailText email={email.email} />, e você sai da conta de{" "}
        <EmailText email={account} />.
      </Alert>
    );
  }
  switch (isAwaited ? (account === undefined ? "lead" : "own") : email.kind) {
    case "lead":
      return (
        <Alert tone="success" title="Que bom ver você de novo!" {...place}>
          {email.kind === "lead" && !email.phone
            ? "Confira o seu telefone e continue."
            : "Já temos o seu telefone: confira e continue."}
        </Alert>
      );
    case "own":
      return (
        <Alert tone="success" title="Você já entrou na sua conta" {...place}>
          Usamos os dados dela: é só continuar.
        </Alert>
      );
    case "account":
      return (
        <Alert
          tone="info"
          title="Este e-mail já tem cadastro"
          action={
            <Button variant="secondary" size="small" onClick={onLogin}>
              Entrar na minha conta
            </Button>
          }
        >
          Entre com a sua senha para continuar, ou use outro e-mail.
        </Alert>
      );
    default:
      return null;
  }
}
