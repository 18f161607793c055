import type { Cents } from "@petbox/domain/money/cents";
import { payablePix } from "@petbox/domain/pix/payablePix";
import { TimerOff } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { KeptFocus } from "../../../focus/KeptFocus.tsx";
import { useTexts } from "../../../texts/useTexts.ts";
import { EmptyState } from "../../feedback/EmptyState/index.ts";
import { VisuallyHidden } from "../../foundations/VisuallyHidden/index.ts";
import { CodeExpiry } from "./CodeExpiry.tsx";
import { PayableCode } from "./PayableCode.tsx";
import { type QrPanelTexts, qrPanelTexts } from "./qrPanelTexts.ts";
import { RefusedCode } from "./RefusedCode.tsx";
import { RenewButton } from "./RenewButton.tsx";

export interface QrPanelProps extends Omit<ComponentProps<"div">, "children"> {
  /** The PIX code as the server sent it; validated here. */
  code: string;
  /** The amount due: a code with another amount is not drawn. */
  amount?: Cents | undefined;
  /** The remaining time of the code, in seconds; zero or less once expired. */
  expiresInSeconds?: number | undefined;
  /**
   * When `expiresInSeconds` was read, by `now`, for data that were read before they are shown.
   * @default the first render
   */
  readAt?: number | undefined;
  /** The clock of the countdown, in milliseconds. */
  now?: (() => number) | undefined;
  /** Called when the time is over. */
  onExpired?: (() => void) | undefined;
  /** Called to issue another code; without it the button is hidden. */
  onRenew?: (() => void) | undefined;
  /** Called to read the code again, for a broken one; `onRenew` is offered without it, and for a code of another amount. */
  onReload?: (() => void) | undefined;
  /**
   * Another code is being issued.
   * @default false
   */
  pending?: boolean | undefined;
  /** Called when the code is on the clipboard. */
  onCopied?: (() => void) | undefined;
  /** Called when the browser refuses to copy, or does not answer; the text is then shown, selected. */
  onCopyFailed?: (() => void) | undefined;
  /**
   * The page announces the copy itself, e.g. by a toast; the button then only shows it.
   * @default false
   */
  copySilently?: boolean | undefined;
  /**
   * The heading level of the notice over an expired code.
   * @default 3
   */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Replaces the component's own texts, all or some. */
  texts?: Partial<QrPanelTexts> | undefined;
}

/**
 * A PIX code: drawn (MAN-352) and to copy (MAN-118). Payee and amount are read from the code itself; an invalid code,
 * or one with another amount, is never shown.
 *
 * @example
 * import { cents } from "@petbox/domain/money/cents";
 *
 * function Pix({ code }: { code: string }) {
 *   return <QrPanel code={code} amount={cents(7990)} expiresInSeconds={1800} onRenew={() => location.reload()} />;
 * }
 */
export function QrPanel(props: QrPanelProps) {
  const {
    code,
    amount,
    expiresInSeconds,
    readAt,
    now,
    onExpired,
    onRenew,
    onReload,
    pending = false,
    onCopied,
    onCopyFailed,
    copySilently = false,
    ...others
  } = props;
  const { headingLevel = 3, texts, ...rest } = others;
  const words = useTexts("qrPanel", qrPanelTexts, texts);
  const { expiredTitle, expiredText } = words;

  // The expiry belongs to one code and one time: another code, or more time, restarts it.
  const term = `${expiresInSeconds} ${code}`;
  const [endedTerm, setEndedTerm] = useState<string>();
  const isExpired = endedTerm === term || (expiresInSeconds !== undefined && expiresInSeconds <= 0);
  const payment = payablePix(code, amount);
  const renewal = <RenewButton onRenew={onRenew} pending={pending} label={words.renewLabel} texts={words} />;

  function end() {
    setEndedTerm(term);
    onExpired?.();
  }

  function shown() {
    if (isExpired) {
      return (
        <EmptyState
          title={expiredTitle}
          headingLevel={headingLevel}
          picture={<TimerOff aria-hidden />}
          action={renewal}
        >
          {expiredText}
        </EmptyState>
      );
    }
    if (!payment.ok) {
      return (
        <>
          <RefusedCode refusal={payment.error} amount={amount} texts={words} />
          {onReload && !(onRenew && payment.error.reason === "other-amount") ? (
            <RenewButton onRenew={onReload} pending={pending} label={words.reloadLabel} texts={words} />
          ) : (
            renewal
          )}
        </>
      );
    }
    return (
      <PayableCode
        code={code.trim()}
        payment={payment.value}
        {...{ amount, onCopied, onCopyFailed, copySilently }}
        texts={words}
      >
        {expiresInSeconds === undefined ? null : (
          <CodeExpiry key={term} seconds={expiresInSeconds} readAt={readAt} onEnd={end} now={now} texts={words} />
        )}
      </PayableCode>
    );
  }

  return (
    <div {...rest}>
      <KeptFocus aria-label={words.label}>{shown()}</KeptFocus>
      <VisuallyHidden role="status">{isExpired ? `${expiredTitle}. ${expiredText}` : ""}</VisuallyHidden>
    </div>
  );
}
