import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import type { Cents } from "@petbox/domain/money/cents";
import { isBoletoOverdue } from "@petbox/domain/payment/isBoletoOverdue";
import { payableBoleto } from "@petbox/domain/payment/payableBoleto";
import { ExternalLink } from "lucide-react";
import type { ComponentProps } from "react";
import { KeptFocus } from "../../../focus/KeptFocus.tsx";
import { useTexts } from "../../../texts/useTexts.ts";
import { LinkButton } from "../../actions/LinkButton/index.ts";
import { Alert } from "../../feedback/Alert/index.ts";
import { Text } from "../../foundations/Text/index.ts";
import { PaymentFacts } from "../QrPanel/PaymentFacts.tsx";
import { RefusedCode } from "../QrPanel/RefusedCode.tsx";
import { RenewButton } from "../QrPanel/RenewButton.tsx";
import { Root } from "./BoletoPanel.styles.ts";
import { type BoletoPanelTexts, boletoPanelTexts } from "./boletoPanelTexts.ts";
import { PayableBoleto } from "./PayableBoleto.tsx";

export interface BoletoPanelProps extends Omit<ComponentProps<"div">, "children"> {
  /** The digitable line or the barcode, as the server sent it; validated here. */
  line?: string | undefined;
  /** The URL of the boleto itself, on the web or on this site. */
  href?: string | undefined;
  /** The amount due: a boleto with another amount is not shown. */
  amount?: Cents | undefined;
  /** Today, which determines whether the boleto is overdue and the year of its due date. */
  today: CivilDate;
  /** Called to issue another boleto, for one that is invalid or overdue; without it the button is hidden. */
  onRenew?: (() => void) | undefined;
  /** Called to read the boleto again, for a broken one; `onRenew` is offered without it, and for a boleto of another amount. */
  onReload?: (() => void) | undefined;
  /**
   * Another boleto is being issued.
   * @default false
   */
  pending?: boolean | undefined;
  /** Called when the line is on the clipboard. */
  onCopied?: (() => void) | undefined;
  /** Called when the browser refuses to copy, or does not answer; the text is then shown, selected. */
  onCopyFailed?: (() => void) | undefined;
  /** Replaces the component's own texts, all or some. */
  texts?: Partial<BoletoPanelTexts> | undefined;
}

/**
 * A boleto: its line to copy, its bars to scan, and a link to open it. The link is sufficient (SUB-175). An invalid line, or one with
 * another amount, is never shown, nor is its link; an overdue one can be renewed.
 *
 * @example
 * import { civilDate } from "@petbox/domain/calendar/civilDate";
 * import { cents } from "@petbox/domain/money/cents";
 *
 * <BoletoPanel
 *   line="23791164600000079901234567890123456789012345"
 *   href="https://boletos.exemplo.com/8a3f"
 *   amount={cents(7990)}
 *   today={civilDate(2026, 11, 21)}
 *   onRenew={() => location.reload()}
 * />
 */
export function BoletoPanel(props: BoletoPanelProps) {
  const {
    line,
    href,
    amount,
    today,
    onRenew,
    onReload,
    pending = false,
    onCopied,
    onCopyFailed,
    texts,
    ...rest
  } = props;
  const words = useTexts("boletoPanel", boletoPanelTexts, texts);

  const boleto = line === undefined ? undefined : payableBoleto(line, today, amount);
  const refusal = boleto?.ok === false ? boleto.error : undefined;
  const address = href !== undefined && /^(?:https?:\/\/|\/(?!\/))/i.test(href) ? href : undefined;
  // The parts of its line contradict each other, so the amount to pay is unknown.
  const link = refusal ? undefined : address;
  const isPayable = boleto?.ok === true || link !== undefined;
  // Another reading may repair a broken line; the amount of a boleto does not change.
  const isReloaded = onReload !== undefined && refusal && !(onRenew && refusal.reason === "other-amount");
  const isOverdue = boleto?.ok === true && isBoletoOverdue(boleto.value, today);

  return (
    <Root {...rest}>
      <KeptFocus aria-label={words.label}>
        {boleto?.ok ? (
          <PayableBoleto boleto={boleto.value} {...{ amount, today, onCopied, onCopyFailed }} texts={words} />
        ) : null}
        {refusal ? <RefusedCode refusal={refusal} amount={amount} texts={words} /> : null}
        {isPayable || refusal ? null : (
          <Alert tone="info" role="note" texts={words}>
            {words.missingText}
          </Alert>
        )}
        {link === undefined || boleto?.ok || amount === undefined ? null : (
          <PaymentFacts facts={[{ label: words.amountLabel, value: words.amountText(amount), large: true }]} />
        )}
        {link === undefined ? null : (
          <LinkButton
            href={link}
            newTab
            texts={words}
            variant={boleto?.ok ? "secondary" : "primary"}
            fullWidth
            endIcon={<ExternalLink aria-hidden />}
          >
            {words.openLabel}
          </LinkButton>
        )}
        {isPayable ? (
          <Text size="small" tone="soft">
            {words.clearingText}
          </Text>
        ) : null}
        {isPayable && !isOverdue ? null : (
          <RenewButton
            variant={isPayable ? "secondary" : "primary"}
            onRenew={isReloaded ? onReload : onRenew}
            pending={pending}
            label={isReloaded ? words.reloadLabel : words.renewLabel}
            texts={words}
          />
        )}
      </KeptFocus>
    </Root>
  );
}
