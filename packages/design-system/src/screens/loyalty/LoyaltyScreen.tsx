import { benefitTexts } from "@petbox/domain/loyalty/benefits";
import { type LevelName, levelNames } from "@petbox/domain/loyalty/levels";
import { medalPicture } from "@petbox/domain/loyalty/medalPicture";
import type { LoyaltyStanding } from "@petbox/domain/loyalty/standing";
import { couponPaths, loyaltyPaths, sitePaths } from "@petbox/domain/site/paths";
import { PawPrint } from "lucide-react";
import { LinkButton } from "../../components/actions/LinkButton/index.ts";
import { CouponCard } from "../../components/commerce/CouponCard/index.ts";
import { Card } from "../../components/foundations/Card/index.ts";
import { Heading } from "../../components/foundations/Heading/index.ts";
import { Inline } from "../../components/foundations/Inline/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Text } from "../../components/foundations/Text/index.ts";
import { Carousel } from "../../components/media/Carousel/index.ts";
import { Link } from "../../components/navigation/Link/index.ts";
import { LoyaltyLevel } from "../../components/status/LoyaltyLevel/index.ts";
import { LevelCard, type ProgrammeLevel } from "./LevelCard.tsx";
import { Own } from "./LoyaltyScreen.styles.ts";
import { PausedCoupon } from "./PausedCoupon.tsx";

export interface LoyaltyScreenProps {
  readonly levels: readonly ProgrammeLevel[];
  /** Undefined without a subscription. */
  readonly own: LoyaltyMembership | undefined;
  /** Whether the visitor is logged out. */
  readonly isLoggedOut: boolean;
  readonly onCopied: () => void;
  readonly onCopyFailed: () => void;
}

/** The loyalty programme: the subscriber's standing and all levels (SUB-088 to SUB-092). */
export function LoyaltyScreen({ levels, own, isLoggedOut, ...copying }: LoyaltyScreenProps) {
  return (
    <Stack gap="s8">
      {own === undefined ? <BecomeSubscriber isLoggedOut={isLoggedOut} /> : <OwnLevel {...own} {...copying} />}
      <LevelCarousel levels={levels} own={own?.standing.level?.name} />
      {isLoggedOut ? null : (
        <Link href={couponPaths.own} standalone>
          Ver todos os meus cupons
        </Link>
      )}
    </Stack>
  );
}

interface BecomeSubscriberProps {
  /** Whether the visitor is logged out; they may be a subscriber. */
  readonly isLoggedOut: boolean;
}

/** Replaces the level for customers without a subscription. */
function BecomeSubscriber({ isLoggedOut }: BecomeSubscriberProps) {
  return (
    <Card variant="tinted">
      <Stack gap="s4" align="start">
        <Heading headingLevel={2}>Assine a caixa e já comece no Bronze</Heading>
        <Text>O primeiro nível vem com a assinatura da caixa, e os outros com as caixas que o seu pet recebe.</Text>
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

interface LevelCarouselProps {
  readonly levels: readonly ProgrammeLevel[];
  /** The subscriber's current level, shown first; undefined without a subscription. */
  readonly own: LevelName | undefined;
}

/** All levels from lowest to highest, in a loop (FUN-190, SUB-092). */
function LevelCarousel({ levels, own }: LevelCarouselProps) {
  const ascending = [...levels].sort((one, other) => levelNames.indexOf(one.name) - levelNames.indexOf(other.name));
  const index = ascending.findIndex(({ name }) => name === own);
  return (
    <Stack gap="s4">
      <Heading headingLevel={2}>Todos os níveis</Heading>
      <Carousel
        label="Níveis do programa de fidelidade"
        wraps
        perSlide={3}
        defaultItem={Math.max(index, 0)}
        // Alone on a slide, it is a level that is counted.
        texts={{
          slideLabel: (slide, total) => `${total === levels.length ? "Nível" : "Página"} ${slide} de ${total}`,
        }}
        empty="Os níveis do programa não estão disponíveis agora."
      >
        {ascending.map((level) => (
          <LevelCard key={level.name} level={level} isOwn={level.name === own} />
        ))}
      </Carousel>
    </Stack>
  );
}

/** A subscriber's standing in the programme. */
interface LoyaltyMembership {
  readonly standing: LoyaltyStanding<ProgrammeLevel>;
  /** The level's coupon; undefined if the level has none, and while it is paused. */
  readonly shopCoupon: string | undefined;
  /** Whether the coupon is paused, because every payment is overdue. */
  readonly isCouponPaused: boolean;
  /** Whether the customer has no active box subscription any more. */
  readonly hasLeft: boolean;
}

interface OwnLevelProps extends LoyaltyMembership {
  readonly onCopied: () => void;
  readonly onCopyFailed: () => void;
}

/** The subscriber's level: medal, progress to the next one, benefits and coupon (SUB-088 to SUB-091). */
function OwnLevel({ standing, shopCoupon, isCouponPaused, hasLeft, onCopied, onCopyFailed }: OwnLevelProps) {
  const { level } = standing;
  return (
    <Own>
      <LoyaltyLevel
        standing={standing}
        medal={level && medalPicture(level)}
        benefits={level ? benefitTexts(level, hasLeft) : []}
      />
      {level === undefined ? null : shopCoupon === undefined ? (
        isCouponPaused && <PausedCoupon level={level.name} />
      ) : (
        <CouponCard
          headingLevel={2}
          name={`Cupom ${level.name}`}
          description="Para usar na loja, nos itens da categoria Fidelidade."
          offer={{ type: "porcentagem", percent: level.shopDiscount }}
          code={shopCoupon}
          standing={{ kind: "lifelong" }}
          onCopied={onCopied}
          onCopyFailed={onCopyFailed}
          copySilently
        />
      )}
    </Own>
  );
}
