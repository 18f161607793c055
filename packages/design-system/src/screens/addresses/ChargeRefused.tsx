import type { Cents } from "@petbox/domain/money/cents";
import { formatCents } from "@petbox/domain/money/format";
import { accountPaths } from "@petbox/domain/site/paths";
import { LinkButton } from "../../components/actions/LinkButton/index.ts";
import { Alert } from "../../components/feedback/Alert/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Text } from "../../components/foundations/Text/index.ts";

export interface ChargeRefusedProps {
  readonly amount: Cents;
}

/** Reports that the address was changed but the card was refused: reporting only success would suggest that the debt is paid. */
export function ChargeRefused({ amount }: ChargeRefusedProps) {
  return (
    <Alert tone="warning" role="alert" title={`A cobrança de ${formatCents(amount)} não foi aprovada`}>
      <Stack gap="s3" align="start">
        <Text>O endereço já é o novo, e o pagamento continua em aberto: a próxima caixa espera por ele.</Text>
        <LinkButton href={accountPaths.area} size="small">
          Ver o que falta pagar
        </LinkButton>
      </Stack>
    </Alert>
  );
}
