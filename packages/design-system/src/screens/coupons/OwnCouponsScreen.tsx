import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import { couponsInOrder, type OwnCoupon } from "@petbox/domain/coupons/ownCoupon";
import { CouponCard } from "../../components/commerce/CouponCard/index.ts";
import { Grid } from "../../components/foundations/Grid/index.ts";
import { Place } from "./OwnCouponsScreen.styles.ts";

export interface OwnCouponsScreenProps {
  readonly coupons: readonly OwnCoupon[];
  readonly today: CivilDate;
  readonly onCopied: () => void;
  readonly onCopyFailed: () => void;
}

/** The coupons that somebody has, those that end soonest first (MAN-112 to MAN-115). */
export function OwnCouponsScreen({ coupons, today, onCopied, onCopyFailed }: OwnCouponsScreenProps) {
  return (
    <Grid tile="large" list>
      {couponsInOrder(coupons, today).map(([{ code, name, description, rules }, standing]) => (
        <Place key={code}>
          <CouponCard {...{ code, name, description, rules, standing, onCopied, onCopyFailed }} headingLevel={2} />
        </Place>
      ))}
    </Grid>
  );
}
