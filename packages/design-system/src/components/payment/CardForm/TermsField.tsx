import { sitePaths } from "@petbox/domain/site/paths";
import type { ReactNode } from "react";
import { Checkbox } from "../../forms/Checkbox/index.ts";
import { Link } from "../../navigation/Link/index.ts";

/** Where the terms are, and the words of the link to them. */
export interface TermsTexts {
  /** @default "/termos-de-uso" */
  termsHref?: string | undefined;
  /** @default "Ler os termos de uso" */
  termsLinkLabel?: ReactNode;
  /**
   * What a screen reader adds to the link.
   * @default "(abre em outra aba)"
   */
  newTabLabel?: string | undefined;
}

/** The box to tick, and the link to what one agrees to. */
export function TermsField({ label, ...texts }: TermsTexts & { label: ReactNode }) {
  const { termsHref = sitePaths.terms, termsLinkLabel = "Ler os termos de uso", newTabLabel } = texts;
  return (
    <Checkbox
      name="acceptedTerms"
      required
      label={label}
      // Beside the label and not in it: a thumb that ticks the box must not open them.
      hint={
        <Link href={termsHref} newTab standalone {...(newTabLabel === undefined ? {} : { newTabLabel })}>
          {termsLinkLabel}
        </Link>
      }
    />
  );
}
