import type { Cents } from "@petbox/domain/money/cents";
import { Lock } from "lucide-react";
import { Button } from "../../components/actions/Button/index.ts";
import { Alert } from "../../components/feedback/Alert/index.ts";
import { SafeHtml } from "../../components/foundations/SafeHtml/index.ts";
import { bringIntoView } from "../../focus/bringIntoView.ts";
import { payLabel } from "./payLabel.ts";

interface PayButtonProps {
  readonly amount: Cents;
  readonly pending: boolean;
  /** Why the last card was not taken, as HTML. */
  readonly failure: string | undefined;
}

/** Sends the form that it stands in; above it why it failed the last time. */
export function PayButton({ amount, pending, failure }: PayButtonProps) {
  return (
    <>
      {failure === undefined || pending ? null : (
        <Alert kind="error" title="Ops..." ref={bringIntoView}>
          <SafeHtml html={failure} />
        </Alert>
      )}
      <Button
        type="submit"
        fullWidth
        startIcon={<Lock aria-hidden />}
        pending={pending}
        texts={{ pendingLabel: "Enviando o pagamento" }}
      >
        {payLabel(amount)}
      </Button>
    </>
  );
}
