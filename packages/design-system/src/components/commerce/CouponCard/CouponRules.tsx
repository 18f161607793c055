import { SafeHtml } from "../../foundations/SafeHtml/SafeHtml.tsx";
import { Rules } from "./CouponCard.styles.ts";

export interface CouponRulesProps {
  /** HTML from the server. */
  rules: string;
  label: string;
  /** Only one of the rules with the same group is open at a time. */
  group: string;
}

/** The collapsible rules of a coupon. The browser closes the other ones of the same group (MAN-248, MAN-249). */
export function CouponRules({ rules, label, group }: CouponRulesProps) {
  return (
    <Rules name={group} title={label} variant="divided">
      <SafeHtml html={rules} />
    </Rules>
  );
}
