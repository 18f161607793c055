import { couponPaths } from "@petbox/domain/site/paths";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Link } from "../../components/navigation/Link/index.ts";
import { BecomeSubscriber } from "./BecomeSubscriber.tsx";
import type { ProgrammeLevel } from "./LevelCard.tsx";
import { LevelCarousel } from "./LevelCarousel.tsx";
import { type LoyaltyMembership, OwnLevel } from "./OwnLevel.tsx";

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
