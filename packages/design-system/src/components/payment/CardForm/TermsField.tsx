import { termsPath } from "@petbox/domain/site/paths";
import { Checkbox } from "../../forms/Checkbox/index.ts";
import { Link } from "../../navigation/Link/index.ts";
import type { CardFormTexts } from "./cardFormTexts.ts";

/** The checkbox, with the link to the terms in its sentence. */
export function TermsField({ href = termsPath, texts }: { href: string | undefined; texts: CardFormTexts }) {
  const { acceptedTerms, termsLinkLabel, newTabLabel } = texts;
  return (
    <Checkbox
      name="acceptedTerms"
      required
      label={
        <>
          {acceptedTerms}{" "}
          <Link href={href} newTab texts={{ newTabLabel }}>
            {termsLinkLabel}
          </Link>
        </>
      }
    />
  );
}
