import { formatCents } from "@petbox/domain/money/format";
import type { PendingPayment } from "@petbox/domain/payment/pendingPayment";
import {
  hasUnconfirmedBoleto,
  type Invoice,
  invoiceLabel,
  invoiceName,
  isUnconfirmedBoleto,
  unconfirmedBoletoText,
} from "@petbox/domain/subscription/invoice";
import type { StatusTone } from "@petbox/domain/subscription/status";
import { Alert } from "../../components/feedback/Alert/index.ts";
import { Inline } from "../../components/foundations/Inline/index.ts";
import { Text } from "../../components/foundations/Text/index.ts";
import { StatusBadge } from "../../components/status/StatusBadge/index.ts";
import { FoldedSection } from "../account/FoldedSection.tsx";
import { Row, Rows } from "./PlanScreen.styles.ts";

/** Notes a boleto that awaits confirmation, if any (MAN-154). */
export function UnconfirmedBoleto({ invoices }: { readonly invoices: readonly Invoice[] }) {
  return hasUnconfirmedBoleto(invoices) ? (
    <Alert tone="info" role="note" title="Boleto aguardando confirmação">
      {unconfirmedBoletoText}
    </Alert>
  ) : null;
}

interface PlanInvoicesProps {
  readonly invoices: readonly Invoice[];
  /** The pending payment of the open ones. */
  readonly payment?: PendingPayment | undefined;
}

/** The invoices, newest first; renders nothing without any. */
export function PlanInvoices({ invoices, payment }: PlanInvoicesProps) {
  if (invoices.length === 0) return null;
  return (
    <FoldedSection title="Faturas" card>
      <Rows role="list">
        {invoices.map((invoice, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: invoices may be identical, and their order never changes
          <Row key={index}>
            <Text>{invoiceName(invoice)}</Text>
            <Inline gap="s3">
              {invoice.amount === undefined ? null : (
                <Text weight="semibold" numeric>
                  {formatCents(invoice.amount)}
                </Text>
              )}
              <InvoiceStatus {...{ invoice, payment }} />
            </Inline>
          </Row>
        ))}
      </Rows>
    </FoldedSection>
  );
}

function InvoiceStatus({ invoice, payment }: Pick<PlanInvoicesProps, "payment"> & { readonly invoice: Invoice }) {
  const label = invoiceLabel(invoice, payment);
  return label === "" ? null : <StatusBadge tone={toneOf(invoice)} label={label} />;
}

/** Tones by the payment service's status code: 3 is paid, 4 and 5 are unpaid. */
const tones: Readonly<Record<number, StatusTone>> = { 3: "success", 4: "warning", 5: "warning" };

function toneOf(invoice: Invoice): StatusTone {
  return isUnconfirmedBoleto(invoice) ? "info" : (tones[invoice.statusCode] ?? "neutral");
}
