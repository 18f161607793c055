import { accepted, type Result } from "@petbox/domain/result";
import { Alert } from "../Alert/Alert.tsx";
import { Button } from "../Button/Button.tsx";
import { Form, type FormProps } from "../Form/Form.tsx";
import type { FormValues } from "../Form/formValues.ts";
import { Link } from "../Link/Link.tsx";
import { PasswordField } from "../PasswordField/PasswordField.tsx";
import { Spinner } from "../Spinner/Spinner.tsx";
import { TextField } from "../TextField/TextField.tsx";
import { Fields, Foot } from "./LoginForm.styles.ts";

/** What one logs in with, as it was typed. */
export interface Credentials {
  readonly email: string;
  readonly password: string;
}

export interface LoginFormProps extends Omit<FormProps<Credentials>, "parse" | "busy" | "serverErrors" | "children"> {
  /** The e-mail to begin with. */
  email?: string | undefined;
  /**
   * The server is being asked.
   * @default false
   */
  sending?: boolean;
  /** Why the last try failed; it can be closed, and is away while the next try is sent. */
  failure?: string | undefined;
  /** @default "/password/reset" */
  recoveryHref?: string;
}

/** Whatever was typed is sent: only the server says what is right (MAN-314). */
function parse({ email = "", password = "" }: FormValues): Result<Credentials, never> {
  return accepted({ email, password });
}

/** E-mail and password (MAN-108). Inside a dialog the focus starts at the first of the two that is missing. */
export function LoginForm(props: LoginFormProps) {
  const { email, sending = false, failure, recoveryHref = "/password/reset", ...form } = props;
  const knowsEmail = email !== undefined && email !== "";
  return (
    <Form {...form} parse={parse} busy={sending}>
      <Fields>
        {failure === undefined || sending ? null : (
          <Alert kind="warning" role="alert" dismissible>
            {failure}
          </Alert>
        )}
        <TextField
          name="email"
          label="E-mail"
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={email}
          data-autofocus={knowsEmail ? undefined : ""}
        />
        <PasswordField
          name="password"
          label="Senha"
          autoComplete="current-password"
          data-autofocus={knowsEmail ? "" : undefined}
        />
      </Fields>
      <Foot>
        <Button
          type="submit"
          fullWidth
          aria-disabled={sending || undefined}
          startIcon={sending ? <Spinner size="small" /> : undefined}
        >
          {sending ? "Verificando" : "Entrar"}
        </Button>
        <Link href={recoveryHref} standalone>
          Esqueceu a senha? Recuperar
        </Link>
      </Foot>
    </Form>
  );
}
