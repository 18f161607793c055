import { loyaltyPaths, sitePaths } from "@petbox/domain/site/paths";
import { PawPrint } from "lucide-react";
import { LinkButton } from "../../components/actions/LinkButton/index.ts";
import { Card } from "../../components/foundations/Card/index.ts";
import { Heading } from "../../components/foundations/Heading/index.ts";
import { Inline } from "../../components/foundations/Inline/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Text } from "../../components/foundations/Text/index.ts";
import { Link } from "../../components/navigation/Link/index.ts";

interface BecomeSubscriberProps {
  /** Whether the visitor is logged out; they may be a subscriber. */
  readonly isLoggedOut: boolean;
}

/** Replaces the level for customers without a subscription. */
export function BecomeSubscriber({ isLoggedOut }: BecomeSubscriberProps) {
  return (
    <Card variant="tinted">
      <Stack gap="s4" align="start">
        <Heading headingLevel={2}>Assine e já comece no Bronze</Heading>
        <Text>O primeiro nível vem com a assinatura, e os outros com as caixas que o seu pet recebe.</Text>
        <Inline gap="s4">
          <LinkButton href={sitePaths.subscribe} startIcon={<PawPrint aria-hidden />}>
            Assine agora
          </LinkButton>
          {isLoggedOut ? (
            <Link href={loyaltyPaths.own} standalone>
              Já assino: ver meu nível
            </Link>
          ) : null}
        </Inline>
      </Stack>
    </Card>
  );
}
