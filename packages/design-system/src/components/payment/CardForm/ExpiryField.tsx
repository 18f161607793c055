import { MaskedField } from "../../forms/MaskedField/index.ts";
import type { CardFormTexts } from "./cardFormTexts.ts";

interface ExpiryFieldProps {
  texts: CardFormTexts;
  /** Told the month and the year, each as far as it is typed. */
  onExpiry: (expirationMonth: string, expirationYear: string) => void;
}

/** The end of a card as it is printed on it, in one field: MM/AA. */
export function ExpiryField({ texts, onExpiry }: ExpiryFieldProps) {
  return (
    <MaskedField
      kind="expiry"
      name="expiry"
      label={texts.expiry}
      hint={texts.expiryHint}
      required
      onValueChange={(text) => {
        const [month = "", year = ""] = text.split("/");
        onExpiry(month, year);
      }}
    />
  );
}
