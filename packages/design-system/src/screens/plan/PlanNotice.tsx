import { planPaths, resolutionPaths } from "@petbox/domain/site/paths";
import { pathTo } from "@petbox/domain/site/pathTo";
import { type PlanBanner, planBannerWords } from "@petbox/domain/subscription/planBanner";
import { Button } from "../../components/actions/Button/index.ts";
import { LinkButton } from "../../components/actions/LinkButton/index.ts";
import { Alert, type AlertProps } from "../../components/feedback/Alert/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Text } from "../../components/foundations/Text/index.ts";

export interface PlanNoticeProps {
  readonly banner: PlanBanner;
  /** Code of the subscription. */
  readonly subscription: string;
  /** Called when "Quero regularizar" is pressed; without it the button is hidden. */
  readonly onRegularise?: (() => void) | undefined;
  /** Called when "Quero renovar!!" is pressed; without it the button is hidden. */
  readonly onRenew?: (() => void) | undefined;
}

const tones: Readonly<Record<PlanBanner["kind"], AlertProps["tone"]>> = {
  overdue: "warning",
  waiting: "info",
  canceled: "danger",
  penalty: "warning",
  renewed: "info",
  "renewal-offer": "info",
  "ended-renewal-offer": "info",
};

/** The single notice on a subscription's page, with its action (MAN-048, MAN-194 to MAN-198). */
export function PlanNotice({ banner, subscription, onRegularise, onRenew }: PlanNoticeProps) {
  const { title, description } = planBannerWords(banner);
  return (
    <Alert tone={tones[banner.kind]} role="note" title={title}>
      <Stack gap="s3" align="start">
        <Text>{description}</Text>
        <NoticeAction {...{ banner, subscription, onRegularise, onRenew }} />
      </Stack>
    </Alert>
  );
}

function NoticeAction({ banner, subscription, onRegularise, onRenew }: PlanNoticeProps) {
  const { action } = planBannerWords(banner);
  if (banner.kind === "renewed") {
    return banner.into === undefined ? null : (
      <LinkButton href={pathTo(planPaths.plan, { code: banner.into })} size="small">
        {action}
      </LinkButton>
    );
  }
  if (banner.kind === "waiting" || banner.kind === "penalty") {
    return (
      <LinkButton href={pathTo(resolutionPaths.resolution, { subscription })} size="small">
        {action}
      </LinkButton>
    );
  }
  const press = banner.kind === "overdue" ? onRegularise : onRenew;
  return action === undefined || press === undefined ? null : (
    <Button size="small" onClick={() => press()}>
      {action}
    </Button>
  );
}
