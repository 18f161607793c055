import { planPaths } from "@petbox/domain/site/paths";
import { pathTo } from "@petbox/domain/site/pathTo";
import { type PlanBanner, planBannerWords } from "@petbox/domain/subscription/planBanner";
import { Button } from "../../components/actions/Button/index.ts";
import { LinkButton } from "../../components/actions/LinkButton/index.ts";
import { Alert, type AlertProps } from "../../components/feedback/Alert/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Text } from "../../components/foundations/Text/index.ts";

interface PlanNoticeProps {
  readonly banner: PlanBanner;
  /** Replaces the title of the banner of an ended subscription. */
  readonly title: string | undefined;
  /** Called when "Quero renovar!!" is pressed; without it the button is hidden. */
  readonly onRenew: (() => void) | undefined;
}

const tones: Readonly<Record<PlanBanner["kind"], AlertProps["tone"]>> = {
  overdue: "warning",
  canceled: "danger",
  renewed: "info",
  "renewal-offer": "info",
  "ended-renewal-offer": "info",
};

/** The single notice on a subscription's page, with its action (MAN-048, MAN-194 to MAN-198). */
export function PlanNotice({ banner, title: endText, onRenew }: PlanNoticeProps) {
  const { title, description } = planBannerWords(banner);
  return (
    <Alert
      tone={tones[banner.kind]}
      role="note"
      title={banner.kind === "ended-renewal-offer" ? (endText ?? title) : title}
    >
      <Stack gap="s3" align="start">
        <Text>{description}</Text>
        <NoticeAction {...{ banner, onRenew }} />
      </Stack>
    </Alert>
  );
}

function NoticeAction({ banner, onRenew }: Omit<PlanNoticeProps, "title">) {
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
