import { type CivilDate, formatBrazilianDate } from "@petbox/domain/calendar/civilDate";
import type { Cents } from "@petbox/domain/money/cents";
import { type Boleto, type BoletoBarcode, formatDigitableLine } from "@petbox/domain/payment/boleto";
import { isBoletoOverdue } from "@petbox/domain/payment/isBoletoOverdue";
import { Printer } from "lucide-react";
import { useFormat } from "../../../texts/useFormat.ts";
import { Button } from "../../actions/Button/index.ts";
import { CopyButton } from "../../actions/CopyButton/index.ts";
import { Badge } from "../../status/Badge/index.ts";
import { Code } from "../QrPanel/PaymentFacts.styles.ts";
import { PaymentFacts } from "../QrPanel/PaymentFacts.tsx";
import { Bars, Due, Plate, Summary } from "./BoletoPanel.styles.ts";
import type { BoletoPanelTexts } from "./boletoPanelTexts.ts";
import { interleavedBars } from "./interleavedBars.ts";

export interface PayableBoletoProps {
  texts: BoletoPanelTexts;
  /** The decoded boleto. */
  boleto: Boleto;
  /** The amount due. */
  amount: Cents | undefined;
  today: CivilDate;
  onCopied: (() => void) | undefined;
  onCopyFailed: (() => void) | undefined;
}

/** The quiet zone at either end, in modules; scanners require it. */
const quietGround = 10;

/** The heights in the drawing's own units; CSS sets its size on the page. */
const barHeight = 8;
const margin = 1;
const height = barHeight + 2 * margin;

/** Black on white in every theme, because scanners require it. */
const ink = "#000000";
const paper = "#FFFFFF";

/** The barcode of a boleto. One module is one pixel where it fits, so that every edge is sharp. */
function Barcode({ barcode, label }: { barcode: BoletoBarcode; label: string }) {
  const strokes = interleavedBars(barcode);
  let place = quietGround;
  const bars = strokes.flatMap((width, index) => {
    const start = place;
    place += width;
    return index % 2 === 0 ? [`M${start} ${margin}h${width}v${barHeight}h-${width}z`] : [];
  });
  const width = place + quietGround;
  return (
    <Bars viewBox={`0 0 ${width} ${height}`} width={width} preserveAspectRatio="none" role="img" aria-label={label}>
      <path fill={paper} d={`M0 0h${width}v${height}h-${width}z`} />
      <path fill={ink} d={bars.join("")} shapeRendering="crispEdges" />
    </Bars>
  );
}

/** A valid boleto: its line to copy, its bars to scan. */
export function PayableBoleto({ boleto, amount, today, onCopied, onCopyFailed, texts }: PayableBoletoProps) {
  const date = useFormat("date", formatBrazilianDate);
  const shownAmount = boleto.amount ?? amount;
  const { dueDate } = boleto;
  const due = dueDate && (
    <Due>
      <span>{date(dueDate)}</span>
      {isBoletoOverdue(boleto, today) ? <Badge tone="warning">{texts.overdueLabel}</Badge> : null}
    </Due>
  );
  return (
    <>
      <Summary>
        <PaymentFacts
          facts={[
            ...(shownAmount === undefined
              ? []
              : [{ label: texts.amountLabel, value: texts.amountText(shownAmount), large: true }]),
            ...(due === undefined ? [] : [{ label: texts.dueLabel, value: due }]),
            { label: texts.bankLabel, value: texts.bankName(boleto.bankCode) },
          ]}
        />
      </Summary>
      <Plate>
        <Barcode barcode={boleto.barcode} label={texts.barcodeLabel} />
      </Plate>
      <CopyButton
        text={boleto.digitableLine}
        label={texts.copyLabel}
        texts={texts}
        variant="primary"
        fullWidth
        onCopied={onCopied}
        onCopyFailed={onCopyFailed}
      />
      <Code>
        {texts.lineLabel}
        <code dir="ltr">{formatDigitableLine(boleto.digitableLine)}</code>
      </Code>
      <Button variant="secondary" fullWidth startIcon={<Printer aria-hidden />} onClick={() => window.print()}>
        {texts.printLabel}
      </Button>
    </>
  );
}
