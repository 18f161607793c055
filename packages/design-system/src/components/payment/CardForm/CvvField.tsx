import { pictureBrandOf } from "@petbox/domain/card/brand";
import { useSyncExternalStore } from "react";
import { MaskedField } from "../../forms/MaskedField/index.ts";
import type { CardFormTexts } from "./cardFormTexts.ts";
import type { CardPreview } from "./LiveCard.tsx";

interface CvvFieldProps {
  preview: CardPreview;
  texts: CardFormTexts;
}

/** The security code; its hint says where the typed card has it. */
export function CvvField({ preview, texts }: CvvFieldProps) {
  // A string, so that the field renders only when the hint changes.
  const readHint = () => hintOf(preview.get().number, texts);
  const hint = useSyncExternalStore(preview.subscribe, readHint, readHint);
  return (
    <MaskedField
      kind="cvv"
      name="cvv"
      label={texts.cvv}
      hint={hint}
      required
      onFocus={() => preview.change({ side: "back" })}
      onBlur={() => preview.change({ side: "front" })}
    />
  );
}

/** Two digits identify American Express, the only brand with four digits on the front. */
function hintOf(number: string, texts: CardFormTexts): string {
  const digits = number.replace(/\D/g, "");
  if (digits.length < 2) return texts.cvvHint;
  return pictureBrandOf(digits) === "amex" ? texts.frontCvvHint : texts.backCvvHint;
}
