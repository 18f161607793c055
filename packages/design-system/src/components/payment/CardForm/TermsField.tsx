import { termsPath } from "@petbox/domain/site/paths";
import { Checkbox } from "../../forms/Checkbox/index.ts";
import { Link } from "../../navigation/Link/index.ts";
import type { CardFormTexts } from "./cardFormTexts.ts";

/** The box to tick, and the link to what one agrees to. */
export function TermsField({ href = termsPath, texts }: { href: string | undefined; texts: CardFormTexts }) {
  const { acceptedTerms, termsLinkLabel, newTabLabel } = texts;
  return (
    <Checkbox
      name="acceptedTerms"
      required
      label={acceptedTerms}
      // Beside the label and not in it: a thumb that ticks the box must not open them.
      hint={
        <Link href={href} newTab standalone texts={{ newTabLabel }}>
          {termsLinkLabel}
        </Link>
      }
    />
  );
}
