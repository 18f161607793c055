import { sessionPaths, sitePaths } from "@petbox/domain/site/paths";
import { useId } from "react";
import { Alert } from "../../components/feedback/Alert/index.ts";
import { LoginForm, type LoginFormProps } from "../../components/forms/LoginForm/index.ts";
import { Card } from "../../components/foundations/Card/index.ts";
import { Heading } from "../../components/foundations/Heading/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Text } from "../../components/foundations/Text/index.ts";
import { Link } from "../../components/navigation/Link/index.ts";
import type { FirstPassword } from "./FirstPasswordLink.tsx";

export interface LoginScreenProps
  extends Pick<LoginFormProps, "email" | "pending" | "error" | "correctionOf" | "onSubmit" | "onRecover"> {
  /** Success message of the previous page; announced with the heading, which has focus. */
  readonly notice?: string | undefined;
  /** Why another login is needed; announced with the heading, like `notice`. */
  readonly warning?: string | undefined;
  /** Set for a customer who has just paid and may not have a password yet. */
  readonly firstPassword?: FirstPassword | undefined;
}

/** The login form, with a link to the funnel for visitors without an account. */
export function LoginScreen({ notice, warning, firstPassword, ...form }: LoginScreenProps) {
  const noticeId = useId();
  const text = warning ?? notice;
  return (
    <Stack gap="s6">
      <Stack gap="s2">
        <Heading headingLevel={1} tabIndex={-1} aria-describedby={text === undefined ? undefined : noticeId}>
          Que bom que você voltou :)
        </Heading>
        {firstPassword === undefined ? (
          <Text tone="soft">Entre para cuidar da sua assinatura.</Text>
        ) : (
          <Text tone="soft">
            Ainda não tem senha?{" "}
            <Link href={sessionPaths.recovery} onClick={firstPassword.onCreate}>
              Crie a sua agora
            </Link>
          </Text>
        )}
      </Stack>
      {text === undefined ? null : (
        <Alert tone={warning === undefined ? "success" : "warning"} role="note" id={noticeId}>
          {text}
        </Alert>
      )}
      <Card>
        <LoginForm {...form} />
      </Card>
      <Text align="center">
        Ainda não tem a sua caixa? <Link href={sitePaths.subscribe}>Fazer assinatura</Link>
      </Text>
    </Stack>
  );
}
