import { type FieldErrors, withMessages } from "@petbox/domain/fieldErrors";
import { identityMessages } from "@petbox/domain/identity/messages";
import { type NewPassword, parseNewPassword } from "@petbox/domain/identity/newPassword";
import { sessionPaths } from "@petbox/domain/site/paths";
import { Button } from "../../components/actions/Button/index.ts";
import { LinkButton } from "../../components/actions/LinkButton/index.ts";
import { Alert } from "../../components/feedback/Alert/index.ts";
import { ResultCard } from "../../components/feedback/ResultCard/index.ts";
import { Form, type FormValues } from "../../components/forms/Form/index.ts";
import { Card } from "../../components/foundations/Card/index.ts";
import { Heading } from "../../components/foundations/Heading/index.ts";
import { SafeHtml } from "../../components/foundations/SafeHtml/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Text } from "../../components/foundations/Text/index.ts";
import { NewPasswordFields } from "./NewPasswordFields.tsx";

export interface NewPasswordScreenProps {
  readonly pending: boolean;
  /** Error text of the last failed attempt; may contain HTML from the server. Undefined while sending. */
  readonly failure?: string | undefined;
  /** The server's validation errors, by field. */
  readonly serverErrors?: FieldErrors<string> | undefined;
  readonly onSubmit: (password: NewPassword) => void;
}

/** The new password and its confirmation (SUB-276); the typed values survive a failed save. */
export function NewPasswordScreen({ pending, failure, serverErrors, onSubmit }: NewPasswordScreenProps) {
  return (
    <Stack gap="s6">
      <Stack gap="s2">
        <Heading headingLevel={1} tabIndex={-1}>
          Crie a sua senha nova
        </Heading>
        <Text tone="soft">Depois de salvar, é com ela que você entra.</Text>
      </Stack>
      <Card>
        <Form pending={pending} parse={parse} serverErrors={serverErrors} onSubmit={onSubmit}>
          {pending || failure === undefined ? null : (
            <Alert tone="danger">
              <SafeHtml html={failure} />
            </Alert>
          )}
          <NewPasswordFields />
          <Button type="submit" fullWidth pending={pending} texts={{ pendingLabel: "Salvando" }}>
            Salvar senha
          </Button>
        </Form>
      </Card>
    </Stack>
  );
}

function parse({ password = "", confirmation = "" }: FormValues) {
  return withMessages(parseNewPassword({ password, confirmation }), identityMessages);
}

/** Shown for a used, expired or invalid link, with the next step for all three (MAN-111). */
export function VoidLinkScreen() {
  return (
    <ResultCard
      tone="danger"
      title="Este link não vale mais"
      actions={
        <>
          <LinkButton href={sessionPaths.recovery}>Pedir outro link</LinkButton>
          <LinkButton href={sessionPaths.login} variant="secondary">
            Entrar
          </LinkButton>
        </>
      }
    >
      O link da senha vale por 60 minutos e serve uma vez só. Se a senha nova já foi salva, é só entrar com ela; se não,
      peça outro, que chega em instantes.
    </ResultCard>
  );
}
