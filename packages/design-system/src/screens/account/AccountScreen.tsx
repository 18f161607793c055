import { sessionPaths, sitePaths } from "@petbox/domain/site/paths";
import { LogOut, PawPrint } from "lucide-react";
import { LinkButton } from "../../components/actions/LinkButton/index.ts";
import { Card } from "../../components/foundations/Card/index.ts";
import { Heading } from "../../components/foundations/Heading/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Text } from "../../components/foundations/Text/index.ts";
import { greetingOf } from "../../components/navigation/AccountMenu/account.ts";
import { outsideLinks } from "../../components/navigation/Footer/index.ts";
import { Link } from "../../components/navigation/Link/index.ts";
import { Skeleton } from "../../components/status/Skeleton/index.ts";

export interface AccountScreenProps {
  /** May be empty: then the greeting is to a "Petikineo" (MAN-088). */
  readonly firstName: string;
  /** How many subscriptions they have. */
  readonly subscriptions: number;
}

/** Where a customer comes to after the login: what they have, and the ways on. */
export function AccountScreen({ firstName, subscriptions }: AccountScreenProps) {
  const isSubscriber = subscriptions > 0;
  return (
    <Stack gap="s6">
      <AccountTitle />
      <Card>
        <Stack gap="s4" align="start">
          <Heading level={2}>{greetingOf({ firstName })}!</Heading>
          <Text>{isSubscriber ? countOf(subscriptions) : "Você ainda não tem uma assinatura."}</Text>
          <LinkButton href={sitePaths.subscribe} startIcon={<PawPrint aria-hidden />}>
            {isSubscriber ? "Assinar para outro pet" : "Fazer assinatura"}
          </LinkButton>
        </Stack>
      </Card>
      <Stack gap="s2" align="start">
        <Link href={outsideLinks.help} standalone newTab>
          Falar com a gente
        </Link>
        <Link href={sessionPaths.logout} tone="ink" standalone>
          <LogOut aria-hidden />
          Sair
        </Link>
      </Stack>
    </Stack>
  );
}

/** The same before it is known who is there. */
export function AccountShellScreen() {
  return (
    <Stack gap="s6" aria-busy="true">
      <AccountTitle />
      <Skeleton shape="card" />
    </Stack>
  );
}

function AccountTitle() {
  return (
    <Heading level={1} tabIndex={-1}>
      Área do assinante
    </Heading>
  );
}

function countOf(subscriptions: number): string {
  return subscriptions === 1 ? "Você tem 1 assinatura." : `Você tem ${subscriptions} assinaturas.`;
}
