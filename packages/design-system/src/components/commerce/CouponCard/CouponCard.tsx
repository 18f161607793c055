import { type CivilDate, formatBrazilianDate } from "@petbox/domain/calendar/civilDate";
import { offerText } from "@petbox/domain/coupons/offerText";
import type { CouponStanding } from "@petbox/domain/coupons/standing";
import { formatCents } from "@petbox/domain/money/format";
import type { CouponOffer } from "@petbox/domain/plan/coupon";
import { Clock } from "lucide-react";
import { useId } from "react";
import { useFormat } from "../../../texts/useFormat.ts";
import { useTexts } from "../../../texts/useTexts.ts";
import { CopyButton } from "../../actions/CopyButton/CopyButton.tsx";
import { Card, type CardProps } from "../../foundations/Card/Card.tsx";
import { Heading } from "../../foundations/Heading/Heading.tsx";
import { Icon } from "../../foundations/Icon/Icon.tsx";
import { SafeHtml } from "../../foundations/SafeHtml/SafeHtml.tsx";
import { Text } from "../../foundations/Text/Text.tsx";
import { VisuallyHidden } from "../../foundations/VisuallyHidden/VisuallyHidden.tsx";
import { Badge } from "../../status/Badge/Badge.tsx";
import { StatusBadge } from "../../status/StatusBadge/StatusBadge.tsx";
import { Code, Face, Rules, Stub, Top, Validity, Value } from "./CouponCard.styles.ts";
import { type CouponCardTexts, couponCardTexts } from "./couponCardTexts.ts";

export interface CouponCardProps extends Omit<CardProps, "children" | "flush" | "variant"> {
  /** The name of the coupon. */
  name: string;
  /** The benefit, in one sentence. */
  description?: string | undefined;
  /** The code to type at the checkout. */
  code: string;
  /** The discount, where known; an offer of zero is not shown. */
  offer?: CouponOffer | undefined;
  /** Whether the coupon can be used, from `couponStanding` of the domain. */
  standing: CouponStanding;
  /** HTML from the server; the component sanitizes it. */
  rules?: string | undefined;
  /**
   * Cards with the same group open one coupon's rules at a time.
   * @default "regras-dos-cupons"
   */
  rulesGroup?: string | undefined;
  /** Called when the code is on the clipboard. */
  onCopied?: (() => void) | undefined;
  /** Called when the browser refuses to copy; the code can still be selected by hand. */
  onCopyFailed?: (() => void) | undefined;
  /**
   * The page announces the copy itself, e.g. by a toast; the button then only shows it.
   * @default false
   */
  copySilently?: boolean | undefined;
  /**
   * The level of the heading in the outline of the page.
   * @default 3
   */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Replaces the component's own texts, all or some. */
  texts?: Partial<CouponCardTexts> | undefined;
}

interface CouponRulesProps {
  /** HTML from the server. */
  rules: string;
  label: string;
  /** The name of the coupon: a page has several of these rules. */
  coupon: string;
  /** Only one of the rules with the same group is open at a time. */
  group: string;
}

/** The collapsible rules of a coupon. The browser closes the other ones of the same group (MAN-248, MAN-249). */
function CouponRules({ rules, label, coupon, group }: CouponRulesProps) {
  const title = (
    <>
      {label}
      <VisuallyHidden>{` (${coupon})`}</VisuallyHidden>
    </>
  );
  return (
    <Rules name={group} title={title} variant="divided">
      <SafeHtml html={rules} />
    </Rules>
  );
}

/**
 * A coupon of the customer: its benefit, validity, code to copy, and rules.
 *
 * @example
 * import { civilDate } from "@petbox/domain/calendar/civilDate";
 * import { cents } from "@petbox/domain/money/cents";
 *
 * <CouponCard
 *   name="Amigo da PetBox"
 *   description="Na próxima compra da loja."
 *   code="AUMIGO20"
 *   offer={{ type: "real", value: cents(2000) }}
 *   standing={{ kind: "valid", until: civilDate(2026, 12, 31) }}
 * />
 */
export function CouponCard(props: CouponCardProps) {
  const { name, description, code, offer, standing, rules, rulesGroup = "regras-dos-cupons", ...events } = props;
  const { onCopied, onCopyFailed, copySilently = false, headingLevel = 3, texts, ...rest } = events;
  const words = useTexts("couponCard", couponCardTexts, texts);
  const money = useFormat("money", formatCents);
  const date = useFormat("date", formatBrazilianDate);
  const codeId = useId();
  const discount = offer && offerText(offer, money);
  const validity = validityText(standing, words, date);
  const over = standing.kind === "used" || standing.kind === "expired";
  return (
    <Card {...rest} flush data-over={over || undefined}>
      <Face>
        <Top>
          <Heading headingLevel={headingLevel}>{name}</Heading>
          {standing.kind === "lifelong" ? <Badge tone="highlight">{words.lifelongLabel}</Badge> : null}
          {standing.kind === "used" ? <StatusBadge tone="neutral" label={words.usedLabel} /> : null}
          {standing.kind === "expired" ? <StatusBadge tone="danger" label={words.expiredLabel} /> : null}
        </Top>
        {discount === undefined ? null : <Value>{words.offerLabel(discount)}</Value>}
        {description ? <Text tone="soft">{description}</Text> : null}
        {validity === undefined ? null : (
          <Validity>
            <Icon icon={Clock} size="small" />
            {validity}
          </Validity>
        )}
      </Face>
      <Stub>
        <Code>
          {words.codeLabel}
          <code id={codeId} dir="ltr">
            {code}
          </code>
        </Code>
        {over ? null : (
          <CopyButton
            text={code}
            label={words.copyLabel}
            texts={words}
            fullWidth
            aria-describedby={codeId}
            onCopied={onCopied}
            onCopyFailed={onCopyFailed}
            copySilently={copySilently}
          />
        )}
      </Stub>
      {rules ? <CouponRules rules={rules} label={words.rulesLabel} coupon={name} group={rulesGroup} /> : null}
    </Card>
  );
}

/** The validity of the coupon; undefined if the badge already says it. */
function validityText(
  standing: CouponStanding,
  texts: Pick<CouponCardTexts, "untilText" | "sinceText" | "endlessLabel">,
  formatDate: (date: CivilDate) => string,
): string | undefined {
  switch (standing.kind) {
    case "valid":
      if (standing.until === undefined) return texts.endlessLabel;
      return texts.untilText(formatDate(standing.until));
    case "expired":
      return texts.sinceText(formatDate(standing.since));
    case "lifelong":
    case "used":
      return undefined;
  }
}
