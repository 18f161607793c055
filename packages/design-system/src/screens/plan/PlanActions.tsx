import type { PlanPermissions as Allowed } from "@petbox/domain/subscription/planPermissions";
import { Button } from "../../components/actions/Button/index.ts";
import { Inline } from "../../components/foundations/Inline/index.ts";

export interface PlanActionsProps {
  /** Which of the two there are (MAN-205, MAN-206). */
  readonly allowed: Allowed;
  readonly onRenew: (() => void) | undefined;
  readonly onCancel: (() => void) | undefined;
}

/** What can be done with a subscription: the way out is as easy to find as the way on (decision 57). */
export function PlanActions({ allowed, onRenew, onCancel }: PlanActionsProps) {
  return (
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
  );
}
