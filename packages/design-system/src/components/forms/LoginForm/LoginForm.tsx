import { accepted, type Result } from "@petbox/domain/result";
import { sessionPaths } from "@petbox/domain/site/paths";
import { type MouseEvent, type ReactNode, useRef } from "react";
import { Button } from "../../actions/Button/Button.tsx";
import { Alert } from "../../feedback/Alert/Alert.tsx";
import { Link } from "../../navigation/Link/Link.tsx";
import { Spinner } from "../../status/Spinner/Spinner.tsx";
import { Form, type FormProps } from "../Form/Form.tsx";
import type { FormValues } from "../Form/formValues.ts";
import { PasswordField } from "../PasswordField/PasswordField.tsx";
import { TextField } from "../TextField/TextField.tsx";
import { Fields, Foot } from "./LoginForm.styles.ts";

/** What one logs in with, as it was typed. */
export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** The texts of the login; each can be replaced. */
export interface LoginTexts {
  /** @default "E-mail" */
  emailLabel?: ReactNode;
  /** @default "Senha" */
  passwordLabel?: ReactNode;
  /** @default "Mostrar senha" */
  showLabel?: string | undefined;
  /** @default "Ocultar senha" */
  hideLabel?: string | undefined;
  /** @default "Entrar" */
  submitLabel?: ReactNode;
  /**
   * The words of the button while the server is being asked.
   * @default "Verificando"
   */
  pendingLabel?: ReactNode;
  /** @default "Esqueceu a senha? Recuperar" */
  recoveryLabel?: ReactNode;
  /**
   * The name of the sign beside the error.
   * @default "Atenção"
   */
  errorLabel?: string | undefined;
  /**
   * The name of the button that closes the error.
   * @default "Fechar aviso"
   */
  dismissLabel?: string | undefined;
}

export interface LoginFormProps
  extends LoginTexts,
    Omit<FormProps<Credentials>, "parse" | "pending" | "serverErrors" | "summaryTitle" | "children"> {
  /** The e-mail to begin with. */
  email?: string | undefined;
  /**
   * The server is being asked.
   * @default false
   */
  pending?: boolean | undefined;
  /** Why the last try failed; it can be closed, and is away while the next try is sent. */
  error?: string | undefined;
  /** @default "/password/reset" */
  recoveryHref?: string | undefined;
  /** Told when the recovery is pressed, with the e-mail as it was typed; prevents the event to go there in its own way. */
  onRecover?: ((email: string, event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
}

/** Whatever was typed is sent: only the server says what is right (MAN-314). */
function parse({ email = "", password = "" }: FormValues): Result<Credentials, never> {
  return accepted({ email, password });
}

/** E-mail and password (MAN-108). Inside a dialog the focus starts at the first of the two that is missing. */
export function LoginForm(props: LoginFormProps) {
  const { email, pending = false, error, recoveryHref = sessionPaths.recovery, onRecover, ...texts } = props;
  const { emailLabel = "E-mail", passwordLabel = "Senha", showLabel, hideLabel, ...words } = texts;
  const { submitLabel = "Entrar", pendingLabel = "Verificando", errorLabel = "Atenção", ...last } = words;
  const { recoveryLabel = "Esqueceu a senha? Recuperar", dismissLabel = "Fechar aviso", ...form } = last;
  const knowsEmail = email !== undefined && email !== "";
  const emailControl = useRef<HTMLInputElement>(null);
  return (
    <Form {...form} parse={parse} pending={pending}>
      <Fields>
        {error === undefined || pending ? null : (
          <Alert kind="warning" role="alert" kindLabel={errorLabel} dismissible dismissLabel={dismissLabel}>
            {error}
          </Alert>
        )}
        <TextField
          ref={emailControl}
          name="email"
          label={emailLabel}
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={email}
          data-autofocus={knowsEmail ? undefined : ""}
        />
        <PasswordField
          name="password"
          label={passwordLabel}
          showLabel={showLabel}
          hideLabel={hideLabel}
          autoComplete="current-password"
          data-autofocus={knowsEmail ? "" : undefined}
        />
      </Fields>
      <Foot>
        <Button
          type="submit"
          fullWidth
          aria-disabled={pending || undefined}
          startIcon={pending ? <Spinner size="small" /> : undefined}
        >
          {pending ? pendingLabel : submitLabel}
        </Button>
        <Link href={recoveryHref} standalone onClick={(event) => onRecover?.(emailControl.current?.value ?? "", event)}>
          {recoveryLabel}
        </Link>
      </Foot>
    </Form>
  );
}
