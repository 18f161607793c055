import type { AddressChangeSummary } from "@petbox/domain/address/addressChange";
import type { StateCode } from "@petbox/domain/address/states";
import { formatBrazilianDate } from "@petbox/domain/calendar/civilDate";
import { noCents } from "@petbox/domain/money/cents";
import { formatCents } from "@petbox/domain/money/format";
import { type MovedPurchase, movedThings, movedTitle, overLimitText } from "@petbox/domain/scheduled/movedPurchase";
import type { ReactNode } from "react";
import { BeforeAfter } from "../../components/commerce/BeforeAfter/index.ts";
import { Alert } from "../../components/feedback/Alert/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Row, Rows } from "./Terms.styles.ts";

interface TermsProps {
  readonly summary: AddressChangeSummary;
  /** Where it goes from now on. */
  readonly state: StateCode;
}

/** What a change of address brings: what every box and month cost from then on, what is charged now, from which box it counts. */
export function Terms({ summary, state }: TermsProps) {
  const { purchases = [] } = summary;
  // Pads or food by themselves: what they cost is told before and after, and nobody calls them a box.
  const isBox = purchases.every(({ isWithBox }) => isWithBox);
  const [one, many] = isBox ? ["caixa", "caixas"] : ["envio", "envios"];
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
        {isBox ? (
          <>
            <Term name="Frete por caixa">{newFreight === noCents ? "Grátis" : formatCents(newFreight)}</Term>
            <Term name="Nova parcela">{formatCents(newInstalment)} por mês</Term>
          </>
        ) : null}
        {charge === undefined ? null : (
          <Term name="Cobrado agora" isTotal>
            {formatCents(charge.amountPerBox)} × {charge.boxes} {charge.boxes === 1 ? one : many} ={" "}
            {formatCents(charge.total)}
          </Term>
        )}
        {isOverdue || nextInvoiceDate === undefined ? null : (
          <Term name="Próxima fatura">{formatBrazilianDate(nextInvoiceDate)}</Term>
        )}
        <Term name={`${isBox ? "Primeira caixa" : "Primeiro envio"} no novo endereço`}>{first(summary, isBox)}</Term>
      </Rows>
      {purchases.map((purchase, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two may be alike, and their order never changes
        <Moved key={place} purchase={purchase} state={state} />
      ))}
      {isFromNextBox ? (
        <Alert kind="info" role="note">
          {isBox ? "Uma caixa já foi gerada e segue" : "Um envio já foi gerado e segue"} para o endereço de antes. A
          mudança vale a partir {isBox ? "da próxima" : "do próximo"}.
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
function first({ charge, nextInvoiceDate }: AddressChangeSummary, isBox: boolean): string {
  const [one, next] = isBox ? ["a", "a próxima"] : ["o", "o próximo"];
  if (charge !== undefined) return isBox ? "a que é cobrada agora" : "o que é cobrado agora";
  return nextInvoiceDate === undefined
    ? `${next} que houver`
    : `${one} da fatura de ${formatBrazilianDate(nextInvoiceDate)}`;
}

function Moved({ purchase, state }: { readonly purchase: MovedPurchase; readonly state: StateCode }) {
  const overLimit = overLimitText(purchase, state);
  return (
    <Stack gap="s2">
      <BeforeAfter title={movedTitle(purchase)} rows={movedThings(purchase)} />
      {overLimit === undefined ? null : (
        <Alert kind="info" role="note">
          {overLimit}
        </Alert>
      )}
    </Stack>
  );
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
