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

/** The words around a code that can be paid. */
export interface PayableCodeTexts {
  /** The name of the drawing. @default "QR code do PIX" */
  qrLabel?: string | undefined;
  /** @default "Valor" */
  amountLabel?: string | undefined;
  /** @default "Para" */
  payeeLabel?: string | undefined;
  /**
   * How to pay with the bank on this screen.
   * @default "Copie o código e cole no aplicativo do seu banco, na área PIX."
   */
  phoneHint?: string | undefined;
  /**
   * How to pay with the bank on another screen.
   * @default "Abra o aplicativo do seu banco no celular e aponte a câmera para o código."
   */
  computerHint?: string | undefined;
  /** Said of a code that leaves the amount to the payer, or to the payer's bank. */
  amountHint?: ((owed: Cents) => string) | undefined;
  /** @default "PIX copia e cola" */
  codeLabel?: string | undefined;
  /** @default "Copiar PIX" */
  copyLabel?: string | undefined;
}

export interface PayableCodeProps extends PayableCodeTexts {
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
export function PayableCode({
  code,
  payment,
  amount,
  onCopied,
  children,
  qrLabel = "QR code do PIX",
  amountLabel = "Valor",
  payeeLabel = "Para",
  phoneHint = "Copie o código e cole no aplicativo do seu banco, na área PIX.",
  computerHint = "Abra o aplicativo do seu banco no celular e aponte a câmera para o código.",
  amountHint = (owed) => `No aplicativo do banco, confira ou digite o valor de ${formatCents(owed)}.`,
  codeLabel = "PIX copia e cola",
  copyLabel = "Copiar PIX",
}: PayableCodeProps) {
  const shownAmount = payment.amount ?? amount;
  const facts = [
    ...(shownAmount === undefined ? [] : [{ label: amountLabel, value: formatCents(shownAmount), large: true }]),
    { label: payeeLabel, value: `${payment.payeeName}, ${payment.payeeCity}` },
  ];
  return (
    <>
      <Payment>
        <Plate>
          <QRCodeSVG value={code} level="Q" boostLevel={false} size={256} marginSize={quietGround} title={qrLabel} />
        </Plate>
        <Side>
          <PaymentFacts facts={facts} />
          {payment.amount === undefined && amount !== undefined ? <Text>{amountHint(amount)}</Text> : null}
          <Hint data-device="phone">{phoneHint}</Hint>
          <Hint data-device="computer">{computerHint}</Hint>
          {children}
        </Side>
      </Payment>
      <CopyButton text={code} label={copyLabel} variant="primary" fullWidth {...(onCopied ? { onCopied } : {})} />
      <Code>
        {codeLabel}
        <code data-unbroken>{code}</code>
      </Code>
    </>
  );
}
