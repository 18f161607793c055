import type { AddressChangeSummary } from "@petbox/domain/address/addressChange";
import { addressChangeRows, includesBoxes } from "@petbox/domain/address/addressChangeRows";
import type { StateCode } from "@petbox/domain/address/states";
import { formatBrazilianDate } from "@petbox/domain/calendar/civilDate";
import { formatCents } from "@petbox/domain/money/format";
import {
  carriedFreightText,
  type MovedPurchase,
  movedPurchaseRows,
  movedTitle,
} from "@petbox/domain/scheduled/movedPurchase";
import { BeforeAfter } from "../../components/commerce/BeforeAfter/index.ts";
import { Alert } from "../../components/feedback/Alert/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Text } from "../../components/foundations/Text/index.ts";

interface AddressChangeTermsProps {
  readonly summary: AddressChangeSummary;
  /** The state of the new address. */
  readonly state: StateCode;
}

/** The effects of a change of address, before and after, and the first box that it applies to (decision 55). */
export function AddressChangeTerms({ summary, state }: AddressChangeTermsProps) {
  const { purchases = [], charge, isOverdue, isFromNextBox, isRenewed } = summary;
  const isBox = includesBoxes(summary);
  return (
    <Stack gap="s4">
      {isOverdue && charge ? (
        <Alert tone="warning" role="note" title="Pagamento em atraso">
          A mudança gera uma cobrança de {formatCents(charge.total)}, com o novo frete, no lugar da que está em aberto.
        </Alert>
      ) : null}
      <BeforeAfter title="O que muda com o novo endereço" rows={addressChangeRows(summary)} />
      <Text>
        O novo endereço vale a partir <strong>{first(summary, isBox)}</strong>.
      </Text>
      {purchases
        .filter(({ isWithBox }) => isWithBox)
        .map((purchase, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries may be identical, and their order never changes
          <Moved key={index} purchase={purchase} state={state} />
        ))}
      {isFromNextBox ? (
        <Alert tone="info" role="note">
          {isBox ? "Uma caixa já foi gerada e segue" : "Um envio já foi gerado e segue"} para o endereço de antes. A
          mudança vale a partir {isBox ? "da próxima" : "do próximo"}.
        </Alert>
      ) : null}
      {isRenewed ? (
        <Alert tone="info" role="note">
          Sua assinatura foi renovada: os novos valores valem para o período que está em curso.
        </Alert>
      ) : null}
    </Stack>
  );
}

/** Identifies the first affected shipment by the day of its charge, if known: "da caixa cobrada em 28/11/2026". */
function first({ charge, nextInvoiceDate }: AddressChangeSummary, isBox: boolean): string {
  if (charge !== undefined) return isBox ? "da caixa cobrada agora" : "do envio cobrado agora";
  if (nextInvoiceDate === undefined) return isBox ? "da próxima caixa que houver" : "do próximo envio que houver";
  return `${isBox ? "da caixa cobrada" : "do envio cobrado"} em ${formatBrazilianDate(nextInvoiceDate)}`;
}

function Moved({ purchase, state }: { readonly purchase: MovedPurchase; readonly state: StateCode }) {
  const freightText = carriedFreightText(purchase, state);
  return (
    <Stack gap="s2">
      <BeforeAfter title={movedTitle(purchase)} rows={movedPurchaseRows(purchase)} />
      {freightText === undefined ? null : (
        <Alert tone="info" role="note">
          {freightText}
        </Alert>
      )}
    </Stack>
  );
}
