import { countText } from "@petbox/domain/subscription/subscriptionCounts";
import { LinkButton } from "../../components/actions/LinkButton/index.ts";
import { Card } from "../../components/foundations/Card/index.ts";
import { Heading } from "../../components/foundations/Heading/index.ts";
import { Image } from "../../components/foundations/Image/index.ts";
import { Text } from "../../components/foundations/Text/index.ts";
import { VisuallyHidden } from "../../components/foundations/VisuallyHidden/index.ts";
import { Drawing, Kind, Top } from "./HubScreen.styles.ts";

interface ManageCardProps {
  readonly name: string;
  /** The number of subscriptions, at least one. */
  readonly count: number;
  /** Those that have not ended, if known. */
  readonly active?: number | undefined;
  readonly picture: string;
  readonly href: string;
}

/** One kind of subscription: the number of them and a link (SUB-095). */
export function ManageCard({ name, count, active = count, picture, href }: ManageCardProps) {
  return (
    <Card>
      <Kind>
        <Top>
          <Drawing>
            <Image src={picture} alt="" width={64} height={64} shape="square" fit="contain" />
          </Drawing>
          <div>
            <Heading headingLevel={2} size="large">
              {name}
            </Heading>
            <Text tone="soft">{countText(active)}</Text>
          </div>
        </Top>
        <LinkButton href={href} variant="secondary" fullWidth>
          Gerenciar
          <VisuallyHidden>{` ${name}`}</VisuallyHidden>
        </LinkButton>
      </Kind>
    </Card>
  );
}
