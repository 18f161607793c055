import { ChevronDown } from "lucide-react";
import { Icon } from "../../foundations/Icon/Icon.tsx";
import { SafeHtml } from "../../foundations/SafeHtml/SafeHtml.tsx";
import { Rules, RulesBody } from "./CouponCard.styles.ts";

export interface CouponRulesProps {
  /** The server's HTML. */
  rules: string;
  label: string;
  /** The rules with the same group open one at a time. */
  group: string;
}

/** The rules of a coupon, folded. The browser itself closes those of the same group that were open (MAN-248, MAN-249). */
export function CouponRules({ rules, label, group }: CouponRulesProps) {
  return (
    <Rules name={group}>
      <summary>
        {label}
        <Icon icon={ChevronDown} size="small" />
      </summary>
      <RulesBody>
        <SafeHtml html={rules} />
      </RulesBody>
    </Rules>
  );
}
