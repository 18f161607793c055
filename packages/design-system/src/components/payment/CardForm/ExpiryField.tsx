import { typedExpiryText } from "@petbox/domain/card/typedExpiry";
import { MaskedField } from "../../forms/MaskedField/index.ts";
import type { CardFormTexts } from "./cardFormTexts.ts";

interface ExpiryFieldProps {
  texts: CardFormTexts;
  /** Called with month and year, as far as they are typed. */
  onExpiry: (expirationMonth: string, expirationYear: string) => void;
}

/** The expiry in one field, as on the card: MM/AA. */
export function ExpiryField({ texts, onExpiry }: ExpiryFieldProps) {
  return (
    <MaskedField
      kind="expiry"
      name="expiry"
      label={texts.expiry}
      hint={texts.expiryHint}
      required
      onValueChange={(text) => {
        const [month = "", year = ""] = typedExpiryText(text).split("/");
        onExpiry(month, year);
      }}
    />
  );
}
