import type { Cents } from "@petbox/domain/money/cents";
import { formatCents } from "@petbox/domain/money/format";
import type { PixPayload } from "@petbox/domain/pix/payload";
import { QRCodeSVG } from "qrcode.react";
import type { ReactNode } from "react";
import { CopyButton } from "../../actions/CopyButton/index.ts";
import { Text } from "../../foundations/Text/index.ts";
import { Code } from "./PaymentFacts.styles.ts";
import { PaymentFacts } from "./PaymentFacts.tsx";
import { Hint, Payment, Plate, Side } from "./QrPanel.styles.ts";
import type { QrPanelTexts } from "./qrPanelTexts.ts";

export interface PayableCodeProps {
  texts: QrPanelTexts;
  code: string;
  /** What the code says. */
  payment: PixPayload;
  /** What is owed. */
  amount: Cents | undefined;
  onCopied: (() => void) | undefined;
  /** The time that is left. */
  children: ReactNode;
}

/** The quiet ground around a QR code, in modules, without which cameras do not find it. */
const quietGround = 4;

/** A code that can be paid: to be read by a camera, or copied. */
export function PayableCode({ code, payment, amount, onCopied, children, texts }: PayableCodeProps) {
  const shownAmount = payment.amount ?? amount;
  const facts = [
    ...(shownAmount === undefined ? [] : [{ label: texts.amountLabel, value: formatCents(shownAmount), large: true }]),
    { label: texts.payeeLabel, value: `${payment.payeeName}, ${payment.payeeCity}` },
  ];
  return (
    <>
      <Payment>
        <Plate>
          <QRCodeSVG
            value={code}
            level="Q"
            boostLevel={false}
            size={256}
            marginSize={quietGround}
            title={texts.qrLabel}
          />
        </Plate>
        <Side>
          <PaymentFacts facts={facts} />
          {payment.amount === undefined && amount !== undefined ? <Text>{texts.amountHint(amount)}</Text> : null}
          <Hint data-device="phone">{texts.phoneHint}</Hint>
          <Hint data-device="computer">{texts.computerHint}</Hint>
          {children}
        </Side>
      </Payment>
      <CopyButton text={code} label={texts.copyLabel} variant="primary" fullWidth {...(onCopied ? { onCopied } : {})} />
      <Code>
        {texts.codeLabel}
        <code data-unbroken>{code}</code>
      </Code>
    </>
  );
}
