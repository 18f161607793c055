import { benefitTexts } from "@petbox/domain/loyalty/benefits";
import type { LoyaltyStanding } from "@petbox/domain/loyalty/standing";
import { CouponCard } from "../../components/commerce/CouponCard/index.ts";
import { LoyaltyLevel } from "../../components/status/LoyaltyLevel/index.ts";
import type { ProgrammeLevel } from "./LevelCard.tsx";
import { Own } from "./LoyaltyScreen.styles.ts";
import { PausedCoupon } from "./PausedCoupon.tsx";

/** A subscriber's standing in the programme. */
export interface LoyaltyMembership {
  readonly standing: LoyaltyStanding<ProgrammeLevel>;
  /** The level's coupon; undefined while it is paused because every payment is overdue. */
  readonly shopCoupon: string | undefined;
  /** Whether the customer has no active subscription any more. */
  readonly hasLeft: boolean;
}

interface OwnLevelProps extends LoyaltyMembership {
  readonly onCopied: () => void;
  readonly onCopyFailed: () => void;
}

/** The subscriber's level: medal, progress to the next one, benefits and coupon (SUB-088 to SUB-091). */
export function OwnLevel({ standing, shopCoupon, hasLeft, onCopied, onCopyFailed }: OwnLevelProps) {
  const { level } = standing;
  return (
    <Own>
      <LoyaltyLevel standing={standing} medal={level?.medal} benefits={level ? benefitTexts(level, hasLeft) : []} />
      {level === undefined ? null : shopCoupon === undefined ? (
        <PausedCoupon level={level.name} />
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
        />
      )}
    </Own>
  );
}
