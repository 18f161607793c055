import { Card } from "../../components/Card/index.ts";
import { Heading } from "../../components/Heading/index.ts";
import { Link } from "../../components/Link/index.ts";
import { LoginForm, type LoginFormProps } from "../../components/LoginForm/index.ts";
import { Stack } from "../../components/Stack/index.ts";
import { Text } from "../../components/Text/index.ts";

export type LoginScreenProps = Pick<LoginFormProps, "sending" | "failure" | "onSubmit">;

/** The way in for who has an account, and the way to a box for who has none. */
export function LoginScreen(props: LoginScreenProps) {
  return (
    <Stack gap="s6">
      <Stack gap="s2">
        <Heading level={1} tabIndex={-1}>
          Que bom que você voltou :)
        </Heading>
        <Text tone="soft">Entre para cuidar da sua assinatura.</Text>
      </Stack>
      <Card>
        <LoginForm {...props} />
      </Card>
      <Text align="center">
        Ainda não tem a sua caixa? <Link href="/assine">Fazer assinatura</Link>
      </Text>
    </Stack>
  );
}
