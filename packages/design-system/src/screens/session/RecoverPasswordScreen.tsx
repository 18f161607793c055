import { type Email, parseEmail } from "@petbox/domain/contact/email";
import { contactMessages } from "@petbox/domain/contact/messages";
import { fieldResult, withMessages } from "@petbox/domain/fieldErrors";
import { sessionPaths } from "@petbox/domain/site/paths";
import { useEffect, useRef, useState } from "react";
import { Button } from "../../components/actions/Button/index.ts";
import { Alert } from "../../components/feedback/Alert/index.ts";
import { EmailField } from "../../components/forms/EmailField/index.ts";
import { Form, type FormValues } from "../../components/forms/Form/index.ts";
import { Card } from "../../components/foundations/Card/index.ts";
import { Heading } from "../../components/foundations/Heading/index.ts";
import { SafeHtml } from "../../components/foundations/SafeHtml/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Text } from "../../components/foundations/Text/index.ts";
import { Link } from "../../components/navigation/Link/index.ts";
import { LinkSentCard } from "./LinkSentCard.tsx";

/** Stage of the password recovery. */
export type RecoveryStage =
  /** @property returned whether the customer came back from the confirmation card to enter another e-mail. */
  | { readonly kind: "asking"; readonly email?: string | undefined; readonly returned?: boolean }
  /** @property times number of requests for the link. */
  | { readonly kind: "sent"; readonly email: Email; readonly times: number };

export interface RecoverPasswordScreenProps {
  readonly stage: RecoveryStage;
  /** Whether the customer has paid and has no password yet. */
  readonly isFirst?: boolean | undefined;
  readonly pending: boolean;
  /** Error text of the last failed attempt; may contain HTML from the server. Undefined while sending. */
  readonly failure?: string | undefined;
  /** Requests a link, the first time or again. */
  readonly onSend: (email: Email) => void;
  /** The address that was probably meant by a mistyped one; undefined for any other. */
  readonly correctionOf: (email: string) => string | undefined;
  readonly onOtherEmail: () => void;
}

/** Requests a link to reset the password or to create the first one (MAN-009, SUB-280). */
export function RecoverPasswordScreen(props: RecoverPasswordScreenProps) {
  const { stage, isFirst = false, pending, failure, onSend, correctionOf, onOtherEmail } = props;
  const problem =
    pending || failure === undefined ? undefined : (
      <Alert tone="danger">
        <SafeHtml html={failure} />
      </Alert>
    );
  return (
    <Stack gap="s6">
      {stage.kind === "sent" ? (
        <LinkSentCard
          email={stage.email}
          times={stage.times}
          isFirst={isFirst}
          pending={pending}
          failure={problem}
          onAgain={() => onSend(stage.email)}
          onOtherEmail={onOtherEmail}
        />
      ) : (
        <>
          <Stack gap="s2">
            <Heading headingLevel={1} tabIndex={-1}>
              {isFirst ? "Vamos criar a sua senha" : "Vamos recuperar a sua senha"}
            </Heading>
            <Text tone="soft">
              {isFirst
                ? "Confira o seu e-mail, e a gente manda um link para criar a senha da sua conta."
                : "Digite o seu e-mail, e a gente manda um link para criar uma senha nova. Ainda não criou a primeira? É por aqui também."}
            </Text>
          </Stack>
          <Card>
            <Form pending={pending} parse={parse} onSubmit={onSend}>
              {problem}
              <EmailToAsk email={stage.email} returned={stage.returned} correctionOf={correctionOf} />
              <Button type="submit" fullWidth pending={pending} texts={{ pendingLabel: "Enviando" }}>
                Enviar link
              </Button>
            </Form>
          </Card>
        </>
      )}
      <Text align="center">
        <span>{isFirst ? "Já criou a senha?" : "Lembrou a senha?"}</span> <Link href={sessionPaths.login}>Entrar</Link>
      </Text>
    </Stack>
  );
}

function parse({ email = "" }: FormValues) {
  return withMessages(fieldResult("email", parseEmail(email)), contactMessages);
}

interface EmailToAskProps extends Pick<RecoverPasswordScreenProps, "correctionOf"> {
  readonly email: string | undefined;
  readonly returned: boolean | undefined;
}

/** On return the pressed button is gone, so the field takes focus. */
function EmailToAsk({ email, returned = false, correctionOf }: EmailToAskProps) {
  const [text, setText] = useState(email ?? "");
  const control = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (returned) control.current?.focus();
  }, [returned]);
  return (
    <EmailField
      ref={control}
      name="email"
      label="E-mail"
      autoComplete="username"
      enterKeyHint="send"
      suggestion={correctionOf(text)}
      onValueChange={setText}
      defaultValue={email}
      required
    />
  );
}
