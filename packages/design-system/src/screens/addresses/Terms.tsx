import type { AddressChangeSummary } from "@petbox/domain/address/addressChange";
import { formatBrazilianDate } from "@petbox/domain/calendar/civilDate";
import { noCents } from "@petbox/domain/money/cents";
import { formatCents } from "@petbox/domain/money/format";
import type { ReactNode } from "react";
import { Alert } from "../../components/feedback/Alert/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Row, Rows } from "./Terms.styles.ts";

/** What a change of address brings: what every box and month cost from then on, what is charged now, from which box it counts. */
export function Terms({ summary }: { readonly summary: AddressChangeSummary }) {
  const { newFreight, newInstalment, charge, isOverdue, isFromNextBox, isRenewed, nextInvoiceDate } = summary;
  return (
    <Stack gap="s4">
      {isOverdue && charge ? (
        <Alert kind="warning" role="note" title="Pagamento em atraso">
          A mudança gera uma cobrança de {formatCents(charge.total)}, com o novo frete, no lugar da fatura que está em
          aberto.
        </Alert>
      ) : null}
      <Rows>
        <Term name="Frete por caixa">{newFreight === noCents ? "Grátis" : formatCents(newFreight)}</Term>
        <Term name="Nova parcela">{formatCents(newInstalment)} por mês</Term>
        {charge === undefined ? null : (
          <Term name="Cobrado agora" isTotal>
            {formatCents(charge.amountPerBox)} × {charge.boxes} {charge.boxes === 1 ? "caixa" : "caixas"} ={" "}
            {formatCents(charge.total)}
          </Term>
        )}
        {isOverdue || nextInvoiceDate === undefined ? null : (
          <Term name="Próxima fatura">{formatBrazilianDate(nextInvoiceDate)}</Term>
        )}
        <Term name="Primeira caixa no novo endereço">{firstBox(summary)}</Term>
      </Rows>
      {isFromNextBox ? (
        <Alert kind="info" role="note">
          Uma caixa já foi gerada e segue para o endereço de antes. A mudança vale a partir da próxima.
        </Alert>
      ) : null}
      {isRenewed ? (
        <Alert kind="info" role="note">
          Sua assinatura foi renovada: os novos valores valem para o período que está em curso.
        </Alert>
      ) : null}
    </Stack>
  );
}

/** By the invoice that it is made with, where one is known. */
function firstBox({ charge, nextInvoiceDate }: AddressChangeSummary): string {
  if (charge !== undefined) return "a que é cobrada agora";
  return nextInvoiceDate === undefined
    ? "a próxima que houver"
    : `a da fatura de ${formatBrazilianDate(nextInvoiceDate)}`;
}

function Term({
  name,
  isTotal,
  children,
}: {
  readonly name: string;
  readonly isTotal?: true;
  readonly children: ReactNode;
}) {
  return (
    <Row data-total={isTotal ? "" : undefined}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </Row>
  );
}
