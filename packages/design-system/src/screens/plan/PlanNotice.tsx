import { planPaths } from "@petbox/domain/site/paths";
import { pathTo } from "@petbox/domain/site/pathTo";
import { type PlanBanner, paidBoxesText, planBannerWords } from "@petbox/domain/subscription/planBanner";
import type { ReactNode } from "react";
import { Button } from "../../components/actions/Button/index.ts";
import { LinkButton } from "../../components/actions/LinkButton/index.ts";
import { Alert, type AlertProps } from "../../components/feedback/Alert/index.ts";

/** An overdue payment has an alert of its own. */
type NoticedBanner = Exclude<PlanBanner, { readonly kind: "overdue" }>;

interface PlanNoticeProps {
  readonly banner: NoticedBanner;
  /** Replaces the title of the banner of an ended subscription. */
  readonly endText: string | undefined;
  /** Whether a box that was paid for is still to come. */
  readonly isBoxComing: boolean;
  /** Called when "Quero renovar!!" is pressed; without it the button is hidden. */
  readonly onRenew: (() => void) | undefined;
}

const tones: Readonly<Record<NoticedBanner["kind"], AlertProps["tone"]>> = {
  canceled: "danger",
  renewed: "info",
  "renewal-offer": "info",
  "ended-renewal-offer": "info",
};

/** The specified banner as a notice, with its action (MAN-048, MAN-194 to MAN-198). */
export function PlanNotice({ banner, endText, isBoxComing, onRenew }: PlanNoticeProps) {
  const { title, description } = planBannerWords(banner);
  const hasEnded = banner.kind === "ended-renewal-offer" || banner.kind === "canceled";
  return (
    <Alert
      tone={tones[banner.kind]}
      role="note"
      title={hasEnded ? (endText ?? title) : title}
      action={noticeAction({ banner, onRenew })}
    >
      {banner.kind === "canceled" && isBoxComing ? `${description} ${paidBoxesText}` : description}
    </Alert>
  );
}

function noticeAction({ banner, onRenew }: Pick<PlanNoticeProps, "banner" | "onRenew">): ReactNode {
  const { action } = planBannerWords(banner);
  if (banner.kind === "renewed") {
    return banner.into === undefined ? null : (
      <LinkButton href={pathTo(planPaths.plan, { code: banner.into })} size="small">
        {action}
      </LinkButton>
    );
  }
  return action === undefined || onRenew === undefined ? null : (
    <Button size="small" onClick={() => onRenew()}>
      {action}
    </Button>
  );
}
