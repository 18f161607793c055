import type { LoyaltyLevel } from "@petbox/domain/loyalty/levels";
import { medalPicture } from "@petbox/domain/loyalty/medalPicture";
import type { LoyaltyStanding } from "@petbox/domain/loyalty/standing";
import { type NamedPet, ofPet } from "@petbox/domain/pet/phrases";
import {
  accountPaths,
  loyaltyPaths,
  offerPaths,
  referralPaths,
  sitePaths,
  subscriptionPaths,
} from "@petbox/domain/site/paths";
import { CreditCard, Gift, Package, UserPlus } from "lucide-react";
import type { ReactNode } from "react";
import { LinkButton } from "../../components/actions/LinkButton/index.ts";
import { Card } from "../../components/foundations/Card/index.ts";
import { Heading } from "../../components/foundations/Heading/index.ts";
import { Image } from "../../components/foundations/Image/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Text } from "../../components/foundations/Text/index.ts";
import { BackLink } from "../../components/navigation/BackLink/index.ts";
import { Breadcrumb } from "../../components/navigation/Breadcrumb/index.ts";
import { type Activity, ActivityList } from "./ActivityList.tsx";
import { AreaLinks } from "./AreaLinks.tsx";
import { Below, Needs, Page, Place } from "./AreaScreen.styles.ts";
import { ShortcutCard } from "./ShortcutCard.tsx";

/** Loaded data of the subscriber's area. */
export interface KnownArea {
  /** Whether every subscription has ended; offers then precede the boxes. */
  readonly hasLeft: boolean;
  /** The customer's standing in the loyalty programme; undefined where it is hidden. */
  readonly standing: LoyaltyStanding<MedalLevel> | undefined;
  /** The pet whose boxes reached the level; undefined for a customer with one pet. */
  readonly petOfLevel?: NamedPet | undefined;
}

export interface AreaScreenProps {
  /** Undefined while loading. */
  readonly area?: KnownArea | undefined;
  /** The subscriptions with an overdue payment, shown first. */
  readonly needs?: ReactNode;
  /** The shipment tracker; a placeholder reserves its space while loading. */
  readonly boxes?: ReactNode;
  /** The recommendations; a placeholder reserves their space while loading. */
  readonly offers?: ReactNode;
  /** Goes back; shown above the title to a customer without a subscription (SUB-038). */
  readonly onBack?: (() => void) | undefined;
}

/** The subscriber's area (MAN-012, SUB-005 to SUB-008): tracker, shortcuts and links. */
export function AreaScreen({ area, needs, boxes, offers, onBack }: AreaScreenProps) {
  const { hasLeft = false, standing, petOfLevel } = area ?? {};
  return (
    <Page aria-busy={area === undefined || undefined}>
      <Stack gap="s3">
        {hasLeft && onBack ? (
          <div>
            <BackLink onBack={onBack} />
          </div>
        ) : (
          <Breadcrumb current="Minha conta" />
        )}
        <Heading headingLevel={1} tabIndex={-1}>
          Área do Assinante
        </Heading>
        {/* At this length it is the largest contentful paint, so later content does not delay that metric. */}
        <Text tone="soft">Acompanhe as caixas, os pagamentos e as vantagens de assinar.</Text>
      </Stack>
      <Needs>{needs}</Needs>
      {hasLeft ? <NoSubscription /> : null}
      {/* Offline, the tracker shows when its data was last read. */}
      {boxes ?? <AreaPlace of="boxes" />}
      {area === undefined ? <AreaPlace of="loyalty" /> : null}
      {standing === undefined ? null : <LoyaltyBanner standing={standing} pet={petOfLevel} />}
      <ActivityList activities={shortcuts} tiles />
      <Below>{offers ?? <AreaPlace of="offers" />}</Below>
      <AreaLinks />
    </Page>
  );
}

/** Placeholder of a section that is still loading. */
export function AreaPlace({ of }: { readonly of: "boxes" | "loyalty" | "offers" }) {
  return <Place data-of={of} data-height={of === "boxes" ? "unknown" : undefined} aria-hidden />;
}

/** The subscriber's most frequent actions (SUB-010 to SUB-012). */
const shortcuts: readonly Activity[] = [
  { label: "Alterar cartão e outros dados", path: accountPaths.cards, Icon: CreditCard },
  { label: "Minhas assinaturas", path: subscriptionPaths.hub, Icon: Package },
  { label: "Convidar amigos", path: referralPaths.invite, Icon: UserPlus },
];

/** Shown when every subscription has ended; each one follows below, with its way back (SUB-037 to SUB-039). */
function NoSubscription() {
  return (
    <Stack gap="s4">
      <Card>
        <Stack gap="s4">
          <Heading headingLevel={2}>Você não tem uma assinatura ativa</Heading>
          <Text>Para receber caixas de novo, é só assinar. Se preferir, veja o que separamos na loja.</Text>
          <LinkButton href={sitePaths.subscribe} variant="secondary">
            Assinar para um pet
          </LinkButton>
        </Stack>
      </Card>
      <ShortcutCard
        href={offerPaths.recommended}
        icon={<Gift aria-hidden />}
        label="Ofertas Especiais"
        description="Produtos escolhidos para o seu pet."
      />
    </Stack>
  );
}

/** A level with the URL of its medal's image. */
interface MedalLevel extends LoyaltyLevel {
  readonly medal?: string;
}

interface LoyaltyBannerProps {
  readonly standing: LoyaltyStanding<MedalLevel>;
  /** The pet whose boxes reached the level, if the customer has several: each subscription has a level of its own. */
  readonly pet: NamedPet | undefined;
}

/** The customer's loyalty level and a link to its page (SUB-009). */
function LoyaltyBanner({ standing, pet }: LoyaltyBannerProps) {
  const { level } = standing;
  return (
    <ShortcutCard
      href={loyaltyPaths.own}
      icon={<Image src={level ? medalPicture(level) : ""} alt="" width={160} height={160} shape="square" />}
      label={
        level === undefined
          ? "Programa de fidelidade"
          : `Você é ${level.name} no programa de fidelidade${pet === undefined ? "" : `, com as caixas ${ofPet(pet)}`}`
      }
      description={descriptionOf(standing)}
    />
  );
}

function descriptionOf({ level, next }: LoyaltyStanding<MedalLevel>): string {
  if (next !== undefined) return `${boxesLeft(next.boxesMissing)} para o nível ${next.level.name}`;
  // Without levels there is nothing to say about one.
  return level === undefined ? "Os níveis e o que cada um traz." : "Você chegou ao nível mais alto.";
}

function boxesLeft(boxes: number): string {
  return boxes === 1 ? "Falta 1 BOX" : `Faltam ${boxes} BOX`;
}
