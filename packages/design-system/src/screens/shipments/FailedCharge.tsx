import { formatCents } from "@petbox/domain/money/format";
import type { ShipmentFlow } from "@petbox/domain/shipment/flow";
import { resolutionPaths } from "@petbox/domain/site/paths";
import { pathTo } from "@petbox/domain/site/pathTo";
import { failedChargeText, regularizeText } from "@petbox/domain/subscription/overdue";
import { LinkButton } from "../../components/actions/LinkButton/index.ts";
import { Alert } from "../../components/feedback/Alert/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Text } from "../../components/foundations/Text/index.ts";

/** An overdue subscription's warning, and the way to put it right (SUB-159 to SUB-161). */
export function FailedCharge({ flow: { subscription, amountDue } }: { readonly flow: ShipmentFlow }) {
  return (
    <Alert kind="warning" role="note" title={failedChargeText}>
      <Stack gap="s3" align="start">
        <Text>
          {amountDue === undefined ? "O último pagamento" : `O pagamento de ${formatCents(amountDue)}`} não foi
          aprovado, e a próxima caixa espera por ele.
        </Text>
        <LinkButton href={pathTo(resolutionPaths.resolution, { subscription })} size="small">
          {regularizeText}
        </LinkButton>
      </Stack>
    </Alert>
  );
}
