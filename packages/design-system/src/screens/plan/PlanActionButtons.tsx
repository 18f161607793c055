import { notRenewableText, type RenewalStanding } from "@petbox/domain/renewal/renewal";
import type { PlanPermissions } from "@petbox/domain/subscription/planPermissions";
import { Button } from "../../components/actions/Button/index.ts";
import { Inline } from "../../components/foundations/Inline/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Text } from "../../components/foundations/Text/index.ts";

export interface PlanActionButtonsProps {
  /** The actions that the subscription allows (MAN-205, MAN-206). */
  readonly allowed: PlanPermissions;
  /** Whether the subscription renews itself, or cannot be renewed now. */
  readonly renewal: RenewalStanding;
  /** Whether the page's notice says that it renews itself. */
  readonly isRenewalTold: boolean;
  readonly onRenew: (() => void) | undefined;
  readonly onCancel: (() => void) | undefined;
}

/** Actions on a subscription; cancelling is as easy to find as renewing (decision 57). */
export function PlanActionButtons({ allowed, renewal, isRenewalTold, onRenew, onCancel }: PlanActionButtonsProps) {
  return (
    <Stack gap="s3">
      <Inline gap="s3">
        {allowed.renew && onRenew ? (
          <Button variant="secondary" onClick={() => onRenew()}>
            Renovar assinatura
          </Button>
        ) : null}
        {allowed.cancel && onCancel ? (
          <Button variant="secondary" onClick={() => onCancel()}>
            Cancelar assinatura
          </Button>
        ) : null}
      </Inline>
      {allowed.renew && renewal.kind === "automatic" && !isRenewalTold ? (
        <Text size="small" tone="soft">
          {notRenewableText(renewal)}
        </Text>
      ) : null}
    </Stack>
  );
}
