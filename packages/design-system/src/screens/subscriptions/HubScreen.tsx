import { scheduledRules } from "@petbox/domain/scheduled/scheduledKinds";
import { accountTabPath } from "@petbox/domain/site/accountSections";
import {
  accountPaths,
  boxPaths,
  couponPaths,
  referralPaths,
  scheduledPaths,
  sitePaths,
  subscriptionPaths,
} from "@petbox/domain/site/paths";
import { hasNoSubscription, type SubscriptionCounts } from "@petbox/domain/subscription/subscriptionCounts";
import { ChevronRight, CreditCard, MapPin, PackageOpen, TicketPercent, UserPlus, UserRound } from "lucide-react";
import type { ReactNode } from "react";
import { LinkButton } from "../../components/actions/LinkButton/index.ts";
import { EmptyState } from "../../components/feedback/EmptyState/index.ts";
import { Image } from "../../components/foundations/Image/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Text } from "../../components/foundations/Text/index.ts";
import { useLinkComponentFor } from "../../theme/LinkContext.tsx";
import { AccountPageLayout } from "../account/AccountPageLayout.tsx";
import { type Activity, ActivityList } from "../account/ActivityList.tsx";
import { CardsSkeleton } from "../account/CardsSkeleton.tsx";
import { ShortcutList } from "../account/ShortcutCard.styles.ts";
import { Drawing, Offer, OfferAction, OfferWords } from "./HubScreen.styles.ts";
import { ManageCard } from "./ManageCard.tsx";

export interface HubScreenProps {
  readonly counts: SubscriptionCounts;
  /** Whether the page is inside the mobile application, which has its own navigation (MAN-047). */
  readonly inApp: boolean;
  /** The subscriptions with an overdue payment, shown first. */
  readonly needs?: ReactNode;
}

/** The customer's subscriptions by kind, and further offers (SUB-093 to SUB-099). */
export function HubScreen({ counts, inApp, needs }: HubScreenProps) {
  return (
    <Stack gap="s8">
      {needs}
      {hasNoSubscription(counts) ? <NothingYet /> : <Kinds counts={counts} />}
      {counts.mats === 0 ? <MatsBanner /> : null}
      {inApp ? null : <ActivityList activities={activities} />}
    </Stack>
  );
}

function Kinds({ counts: { boxes, activeBoxes, mats, wetFoods } }: Pick<HubScreenProps, "counts">) {
  const kinds = [
    {
      name: "BOX do pet",
      count: boxes,
      active: activeBoxes,
      picture: "/imagens/caixa-fechada.svg",
      href: subscriptionPaths.boxes,
    },
    {
      name: scheduledRules.hygiene.title,
      count: mats,
      picture: "/imagens/tapete-super-premium-lavanda.svg",
      href: scheduledPaths.mats,
    },
    {
      name: scheduledRules["wet-food"].title,
      count: wetFoods,
      picture: "/imagens/sache-frango-abobora-arroz.svg",
      href: scheduledPaths.wetFoods,
    },
  ];
  return (
    <ShortcutList role="list">
      {kinds
        .filter(({ count }) => count > 0)
        .map((kind) => (
          <li key={kind.href}>
            <ManageCard {...kind} />
          </li>
        ))}
    </ShortcutList>
  );
}

function NothingYet() {
  return (
    <EmptyState
      title="Você ainda não tem assinaturas"
      action={<LinkButton href={sitePaths.subscribe}>Assine agora</LinkButton>}
    >
      Monte a primeira caixa do seu pet: leva poucos minutos.
    </EmptyState>
  );
}

/** Other frequent activities of subscribers (SUB-099). */
const activities: readonly Activity[] = [
  { label: "Ver meus dados", path: accountPaths.data, Icon: UserRound },
  { label: "Ver meus cartões", path: accountPaths.cards, Icon: CreditCard },
  { label: "Mudar o endereço de entrega", path: accountTabPath("addresses", false), Icon: MapPin },
  { label: "Ver os BOX recebidos", path: boxPaths.received, Icon: PackageOpen },
  { label: "Usar meus cupons", path: couponPaths.own, Icon: TicketPercent },
  { label: "Convidar amigos", path: referralPaths.invite, Icon: UserPlus },
];

/** Offers hygiene pads to customers without a subscription to them (SUB-094). */
function MatsBanner() {
  const href = scheduledPaths.buyMats;
  return (
    <Offer as={useLinkComponentFor(href)} href={href}>
      <Drawing>
        <Image src="/imagens/tapete-branco.svg" alt="" width={64} height={64} shape="square" fit="contain" />
      </Drawing>
      <OfferWords>
        <Text weight="bold">Tapetes higiênicos todo mês, sem precisar lembrar</Text>
        <Text size="small" tone="soft">
          Escolha os tapetes: eles vão com o BOX do seu pet ou avulsos.
        </Text>
      </OfferWords>
      <OfferAction>
        Conhecer os tapetes
        <ChevronRight aria-hidden />
      </OfferAction>
    </Offer>
  );
}

/** Page layout with the title, shared by every state. */
export function HubShellScreen({ children }: { readonly children: ReactNode }) {
  return (
    <AccountPageLayout title="Minhas assinaturas" description="Tudo o que você assina para os seus pets, num lugar só.">
      {children}
    </AccountPageLayout>
  );
}

/** Loading skeleton of the page. */
export function HubSkeleton() {
  return <CardsSkeleton count={3} />;
}
