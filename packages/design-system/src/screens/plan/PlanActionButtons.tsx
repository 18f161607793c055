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
  /** Whether the page's notice has the button that renews it. */
  readonly isRenewalOffered: boolean;
  readonly onRenew: (() => void) | undefined;
  readonly onCancel: (() => void) | undefined;
}

/** Actions on a subscription; cancelling is as easy to find as renewing (decision 57). */
export function PlanActionButtons(props: PlanActionButtonsProps) {
  const { allowed, renewal, isRenewalTold, isRenewalOffered, onRenew, onCancel } = props;
  const isRenewable = renewal.kind === "offered";
  const renew =
    allowed.renew && onRenew && !(isRenewable && isRenewalOffered) ? (
      <Button variant={isRenewable ? "secondary" : "quiet"} onClick={() => onRenew()}>
        Renovar assinatura
      </Button>
    ) : null;
  const isCancellable = allowed.cancel && onCancel !== undefined;
  // The notice explains a pending cancellation, and nothing is left to do after the end.
  if (renew === null && !isCancellable) return null;
  return (
    <Stack gap="s3">
      <Inline gap="s3">
        {isRenewable ? renew : null}
        {isCancellable ? (
          <Button variant="secondary" onClick={() => onCancel()}>
            Cancelar assinatura
          </Button>
        ) : null}
        {/* Nothing to do, or nothing possible yet: the button stays (MAN-205), and only explains. */}
        {isRenewable ? null : renew}
      </Inline>
      {allowed.renew && renewal.kind === "automatic" && !isRenewalTold ? (
        <Text size="small" tone="soft">
          {notRenewableText(renewal)}
        </Text>
      ) : null}
    </Stack>
  );
}
