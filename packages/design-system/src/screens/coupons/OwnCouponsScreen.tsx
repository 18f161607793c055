import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import { couponsInOrder, type OwnCoupon } from "@petbox/domain/coupons/ownCoupon";
import { sitePaths } from "@petbox/domain/site/paths";
import { TicketPercent } from "lucide-react";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { LinkButton } from "../../components/actions/LinkButton/index.ts";
import { CouponCard } from "../../components/commerce/CouponCard/index.ts";
import { EmptyState } from "../../components/feedback/EmptyState/index.ts";
import { Grid } from "../../components/foundations/Grid/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { AccountPageLayout } from "../account/AccountPageLayout.tsx";
import { CardsSkeleton } from "../account/CardsSkeleton.tsx";
import { PausedCoupon } from "../loyalty/PausedCoupon.tsx";

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

/** Page layout with the title, shared by every state. */
export function OwnCouponsShellScreen({ children }: { readonly children: ReactNode }) {
  return (
    <AccountPageLayout title="Meus Cupons" description="Copie o código e use na loja.">
      {children}
    </AccountPageLayout>
  );
}

/** Loading skeleton of the page. */
export function OwnCouponsSkeleton() {
  return <CardsSkeleton count={3} />;
}

/** Shown without coupons: how to earn them (MAN-116). */
function NoCouponsScreen() {
  return (
    <EmptyState
      title="Você ainda não tem cupons"
      picture={<TicketPercent aria-hidden />}
      action={<LinkButton href={sitePaths.subscribe}>Assine agora</LinkButton>}
    >
      Quem assina a caixa ganha cupons: pelo nível de fidelidade e a cada ano com a gente. E cada amigo que você indica
      vale mais um.
    </EmptyState>
  );
}
