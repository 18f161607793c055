import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import { couponsInOrder, type OwnCoupon } from "@petbox/domain/coupons/ownCoupon";
import { styled } from "styled-components";
import { CouponCard } from "../../components/commerce/CouponCard/index.ts";
import { Grid } from "../../components/foundations/Grid/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { PausedCoupon } from "../loyalty/PausedCoupon.tsx";
import { NoCouponsScreen } from "./NoCouponsScreen.tsx";

/** Aligns the tear-off edges of coupons in a row; long rules in one do not push the code of another. */
const Place = styled.li`
  @supports (grid-template-rows: subgrid) {
    &&& { grid-row: span 3; grid-template-rows: subgrid; row-gap: 0; }
    & > * { display: grid; grid-row: 1 / -1; grid-template-rows: subgrid; }
  }
`;

export interface OwnCouponsScreenProps {
  readonly coupons: readonly OwnCoupon[];
  /** The level whose coupon is paused until the debt is paid. */
  readonly pausedLevel?: string | undefined;
  readonly today: CivilDate;
  readonly onCopied: () => void;
  readonly onCopyFailed: () => void;
}

/** The customer's coupons, earliest expiry first (MAN-112 to MAN-115); a paused one is marked. */
export function OwnCouponsScreen({ coupons, pausedLevel, today, onCopied, onCopyFailed }: OwnCouponsScreenProps) {
  if (coupons.length === 0)
    return pausedLevel === undefined ? <NoCouponsScreen /> : <PausedCoupon level={pausedLevel} />;
  return (
    <Stack gap="s5">
      {pausedLevel === undefined ? null : <PausedCoupon level={pausedLevel} />}
      <Grid tile="large" list>
        {couponsInOrder(coupons, today).map(([{ code, name, description, rules }, standing]) => (
          <Place key={code}>
            <CouponCard
              {...{ code, name, description, rules, standing, onCopied, onCopyFailed }}
              copySilently
              headingLevel={2}
            />
          </Place>
        ))}
      </Grid>
    </Stack>
  );
}
