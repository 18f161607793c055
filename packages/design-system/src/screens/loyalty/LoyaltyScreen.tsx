import { couponPaths } from "@petbox/domain/site/paths";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Link } from "../../components/navigation/Link/index.ts";
import { BecomeSubscriber } from "./BecomeSubscriber.tsx";
import type { ProgrammeLevel } from "./LevelCard.tsx";
import { LevelCarousel } from "./LevelCarousel.tsx";
import { OwnLevel, type OwnLoyalty } from "./OwnLevel.tsx";

export interface LoyaltyScreenProps {
  readonly levels: readonly ProgrammeLevel[];
  /** Undefined for who has no subscription. */
  readonly own: OwnLoyalty | undefined;
  /** Nobody has logged in. */
  readonly isStranger: boolean;
  readonly onCopied: () => void;
  readonly onCopyFailed: () => void;
}

/** The loyalty programme: one's own place in it, and all there is to reach (SUB-088 to SUB-092). */
export function LoyaltyScreen({ levels, own, isStranger, ...copying }: LoyaltyScreenProps) {
  return (
    <Stack gap="s8">
      {own === undefined ? <BecomeSubscriber isStranger={isStranger} /> : <OwnLevel {...own} {...copying} />}
      <LevelCarousel levels={levels} own={own?.standing.level?.name} />
      {isStranger ? null : (
        <Link href={couponPaths.own} standalone>
          Ver todos os meus cupons
        </Link>
      )}
    </Stack>
  );
}
