import { accepted, type Result } from "@petbox/domain/result";
import { sessionPaths } from "@petbox/domain/site/paths";
import { type ComponentProps, type MouseEvent, useState } from "react";
import { styled } from "styled-components";
import { useTexts } from "../../../texts/useTexts.ts";
import { tokens } from "../../../tokens/index.ts";
import { Button } from "../../actions/Button/Button.tsx";
import { Alert } from "../../feedback/Alert/Alert.tsx";
import { SafeHtml } from "../../foundations/SafeHtml/SafeHtml.tsx";
import { Link } from "../../navigation/Link/Link.tsx";
import { Spinner } from "../../status/Spinner/Spinner.tsx";
import { EmailField } from "../EmailField/EmailField.tsx";
import { Form } from "../Form/Form.tsx";
import type { FormValues } from "../Form/formValues.ts";
import { PasswordField } from "../PasswordField/PasswordField.tsx";
import { type LoginFormTexts, loginTexts } from "./loginTexts.ts";

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.s2};
  > [data-tone] { margin-block-end: ${tokens.space.s3}; }
`;

const Foot = styled.div`
  display: grid;
  justify-items: center;
  gap: ${tokens.space.s3};
`;

/** The credentials as typed. */
export interface Credentials {
  readonly email: string;
  readonly password: string;
}

export interface LoginOptions {
  /** The initial e-mail. */
  email?: string | undefined;
  /**
   * The request is in progress.
   * @default false
   */
  pending?: boolean | undefined;
  /** Why the last attempt failed; may contain HTML from the server. Dismissible, and hidden during the next attempt. */
  error?: string | undefined;
  /**
   * The URL where a forgotten password is replaced.
   * @default "/password/reset"
   */
  recoveryHref?: string | undefined;
  /** Called when the recovery link is pressed, with the typed e-mail; prevent the event to navigate yourself. */
  onRecover?: ((email: string, event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  /** The address that was probably meant by a mistyped one; undefined for any other. Without it, none is suggested. */
  correctionOf?: ((email: string) => string | undefined) | undefined;
  /** Called with the credentials. While its promise is pending, the form cannot be sent again. */
  onSubmit: (credentials: Credentials) => void | Promise<void>;
}

export interface LoginFormProps
  extends LoginOptions,
    Omit<ComponentProps<"form">, "onSubmit" | "action" | "method" | "children"> {
  /** Replaces the component's own texts, all or some. */
  texts?: Partial<LoginFormTexts> | undefined;
}

/** Any text is sent: only the server validates credentials (MAN-314). */
function parse({ email = "", password = "" }: FormValues): Result<Credentials, never> {
  return accepted({ email, password });
}

/**
 * E-mail and password (MAN-108). In a dialog the focus starts at the first empty field.
 *
 * @example
 * const [error, setError] = useState<string>();
 * return (
 *   <LoginForm
 *     error={error}
 *     onSubmit={async (credentials) => {
 *       const reply = await fetch("/api/login", { method: "POST", body: JSON.stringify(credentials) });
 *       setError(reply.ok ? undefined : "E-mail ou senha incorretos.");
 *     }}
 *   />
 * );
 */
export function LoginForm(props: LoginFormProps) {
  const { email, pending = false, error, recoveryHref = sessionPaths.recovery, onRecover, ...rest } = props;
  const { correctionOf, onSubmit, texts, ...form } = rest;
  const words = useTexts("loginForm", loginTexts, texts);
  const knowsEmail = email !== undefined && email !== "";
  const [typed, setTyped] = useState(email ?? "");
  const [attempt, setAttempt] = useState({ count: 0, isSending: false });

  const submit = (credentials: Credentials) => {
    const reply = onSubmit(credentials);
    const isSending = reply instanceof Promise;
    setAttempt(({ count }) => ({ count: count + 1, isSending }));
    if (!isSending) return undefined;
    return reply.finally(() => setAttempt(({ count }) => ({ count, isSending: false })));
  };
  return (
    <Form {...form} parse={parse} pending={pending} onSubmit={submit}>
      <Fields>
        {error === undefined || pending || attempt.isSending ? null : (
          <Alert
            // Another attempt may fail with an equal text, which is then shown and announced again.
            key={attempt.count}
            tone="warning"
            role="alert"
            dismissible
            texts={{ ...words, toneLabel: () => words.errorLabel }}
          >
            <SafeHtml html={error} />
          </Alert>
        )}
        <EmailField
          name="email"
          label={words.emailLabel}
          autoComplete="username"
          suggestion={correctionOf?.(typed)}
          suggestionRoom="on-demand"
          onValueChange={setTyped}
          defaultValue={email}
          data-autofocus={knowsEmail ? undefined : ""}
        />
        <PasswordField
          name="password"
          label={words.passwordLabel}
          texts={words}
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
          {pending ? words.pendingLabel : words.submitLabel}
        </Button>
        <Link href={recoveryHref} standalone onClick={(event) => onRecover?.(typed, event)}>
          {words.recoveryLabel}
        </Link>
      </Foot>
    </Form>
  );
}
