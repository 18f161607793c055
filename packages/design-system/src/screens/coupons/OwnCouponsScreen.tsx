import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import { couponsInOrder, type OwnCoupon } from "@petbox/domain/coupons/ownCoupon";
import { CouponCard } from "../../components/commerce/CouponCard/index.ts";
import { Grid } from "../../components/foundations/Grid/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { PausedCoupon } from "../loyalty/PausedCoupon.tsx";
import { NoCouponsScreen } from "./NoCouponsScreen.tsx";
import { Place } from "./OwnCouponsScreen.styles.ts";

export interface OwnCouponsScreenProps {
  readonly coupons: readonly OwnCoupon[];
  /** The level whose coupon rests until what is owed is paid. */
  readonly pausedLevel?: string | undefined;
  readonly today: CivilDate;
  readonly onCopied: () => void;
  readonly onCopyFailed: () => void;
}

/** The coupons that somebody has, those that end soonest first (MAN-112 to MAN-115); the one that rests is said to rest. */
export function OwnCouponsScreen({ coupons, pausedLevel, today, onCopied, onCopyFailed }: OwnCouponsScreenProps) {
  if (coupons.length === 0)
    return pausedLevel === undefined ? <NoCouponsScreen /> : <PausedCoupon level={pausedLevel} />;
  return (
    <Stack gap="s5">
      {pausedLevel === undefined ? null : <PausedCoupon level={pausedLevel} />}
      <Grid tile="large" list>
        {couponsInOrder(coupons, today).map(([{ code, name, description, rules }, standing]) => (
          <Place key={code}>
            <CouponCard {...{ code, name, description, rules, standing, onCopied, onCopyFailed }} headingLevel={2} />
          </Place>
        ))}
      </Grid>
    </Stack>
  );
}
