import { termsPath } from "@petbox/domain/site/paths";
import { Checkbox } from "../../forms/Checkbox/index.ts";
import { Link } from "../../navigation/Link/index.ts";
import type { CardFormTexts } from "./cardFormTexts.ts";

/** The checkbox and the link to the terms. */
export function TermsField({ href = termsPath, texts }: { href: string | undefined; texts: CardFormTexts }) {
  const { acceptedTerms, termsLinkLabel, newTabLabel } = texts;
  return (
    <Checkbox
      name="acceptedTerms"
      required
      label={acceptedTerms}
      // Beside the label, not inside: a tap on the label must not open the terms.
      hint={
        <Link href={href} newTab standalone texts={{ newTabLabel }}>
          {termsLinkLabel}
        </Link>
      }
    />
  );
}
