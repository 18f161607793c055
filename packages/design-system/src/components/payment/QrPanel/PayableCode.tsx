import type { Cents } from "@petbox/domain/money/cents";
import type { PixPayload } from "@petbox/domain/pix/payload";
import type { ReactNode } from "react";
import { CopyButton } from "../../actions/CopyButton/index.ts";
import { Text } from "../../foundations/Text/index.ts";
import { QrCode } from "../../media/QrCode/index.ts";
import { Code } from "./PaymentFacts.styles.ts";
import { PaymentFacts } from "./PaymentFacts.tsx";
import { FoldedDrawing, Hint, OpenDrawing, Payment, Side } from "./QrPanel.styles.ts";
import type { QrPanelTexts } from "./qrPanelTexts.ts";

export interface PayableCodeProps {
  texts: QrPanelTexts;
  code: string;
  /** The decoded code. */
  payment: PixPayload;
  /** The amount due. */
  amount: Cents | undefined;
  onCopied: (() => void) | undefined;
  onCopyFailed: (() => void) | undefined;
  /** The page announces the copy itself. */
  copySilently: boolean;
  /** The remaining time. */
  children: ReactNode;
}

/** A valid code: to scan or to copy. */
export function PayableCode(props: PayableCodeProps) {
  const { code, payment, amount, onCopied, onCopyFailed, copySilently, children, texts } = props;
  const shownAmount = payment.amount ?? amount;
  const facts = [
    ...(shownAmount === undefined
      ? []
      : [{ label: texts.amountLabel, value: texts.amountText(shownAmount), large: true }]),
    { label: texts.payeeLabel, value: `${payment.payeeName}, ${payment.payeeCity}` },
  ];
  return (
    <>
      <Payment>
        <OpenDrawing>
          <QrCode code={code} label={texts.qrLabel} />
        </OpenDrawing>
        <Side>
          <PaymentFacts facts={facts} />
          {payment.amount === undefined && amount !== undefined ? <Text>{texts.amountHint(amount)}</Text> : null}
          {children}
        </Side>
      </Payment>
      <CopyButton
        text={code}
        label={texts.copyLabel}
        texts={texts}
        variant="primary"
        fullWidth
        {...{ onCopied, onCopyFailed, copySilently }}
      />
      <Code>
        {texts.codeLabel}
        <code data-unbroken dir="ltr">
          {code}
        </code>
      </Code>
      <FoldedDrawing title={texts.foldLabel}>
        <QrCode code={code} label={texts.qrLabel} />
      </FoldedDrawing>
      {texts.phoneHint === "" ? null : <Hint data-device="this">{texts.phoneHint}</Hint>}
      {texts.computerHint === "" ? null : <Hint>{texts.computerHint}</Hint>}
    </>
  );
}
