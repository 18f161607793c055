import { cepMask } from "@petbox/domain/address/cep";
import { cardMaskOf } from "@petbox/domain/card/brand";
import { expiryMask } from "@petbox/domain/card/expiry";
import { phoneMask } from "@petbox/domain/contact/phone";
import { cpfMask } from "@petbox/domain/identity/cpf";
import type { FactoryOpts } from "imask";
import { chosenMask, placesOf } from "./chosenMask.ts";
import type { MaskKind } from "./maskKinds.ts";
import { padPart } from "./padPart.ts";
import { tidyText } from "./tidyText.ts";

const internationalPhoneMask = `+00 ${phoneMask}`;
/** Digits alone, as many as a number with every prefix has. */
const longPhoneMask = "0".repeat(20);
/** As long as the field may be (FUN-260). */
const longCardMask = "0".repeat(19);
const longExpiryMask = "00/0000";
const yearFirstExpiryMask = "0000/00";

/** The fields with a pasted number that is too long. A digit typed after a complete number is dropped (FUN-260). */
const pastedTooLong = new WeakSet<object>();
/** How many digits each field had after the last change. */
const lastLength = new WeakMap<object, number>();

function notePaste(masked: object, digits: string): void {
  const places = placesOf(cardMaskOf(digits));
  // Compared by length: a keyboard may replace the whole text to add one digit.
  const isTyped = digits.length - (lastLength.get(masked) ?? 0) <= 1;
  if (digits.length <= places) pastedTooLong.delete(masked);
  else if (!isTyped) pastedTooLong.add(masked);
  lastLength.set(masked, pastedTooLong.has(masked) ? digits.length : Math.min(digits.length, places));
}

/**
 * The mask of each format; 0 stands for a digit. A number that is too long has a mask of its own: cut to fit, it could
 * look right. Constants, because imask compares them by identity.
 */
export const maskOptions: Record<MaskKind, FactoryOpts> = {
  cpf: { mask: cpfMask, prepare: (text: string) => tidyText("cpf", text) },
  cep: { mask: cepMask, prepare: (text: string) => tidyText("cep", text) },
  phone: {
    ...chosenMask([phoneMask, internationalPhoneMask, longPhoneMask, `+${longPhoneMask}`], (text, digits) => {
      // Keeps the plus sign: typed digit by digit, +55 would look like the area code 55.
      const [usual, long] = text.startsWith("+")
        ? [internationalPhoneMask, `+${longPhoneMask}`]
        : [phoneMask, longPhoneMask];
      return digits.length > placesOf(usual) ? long : usual;
    }),
    prepare: (text: string) => tidyText("phone", text),
  },
  date: { mask: "00/00/0000", prepare: (text: string) => tidyText("date", text), prepareChar: padPart },
  expiry: {
    ...chosenMask([expiryMask, longExpiryMask, yearFirstExpiryMask], (_text, digits) => {
      // No month is 20.
      if (digits.startsWith("20")) return yearFirstExpiryMask;
      return digits.length > placesOf(expiryMask) && digits.startsWith("20", 2) ? longExpiryMask : expiryMask;
    }),
    prepare: (text: string) => tidyText("expiry", text),
    prepareChar: padPart,
  },
  cvv: { mask: "0000" },
  cardNumber: {
    ...chosenMask(["0000 0000 0000 0000", "0000 000000 00000", longCardMask], (_text, digits, masked) =>
      pastedTooLong.has(masked) ? longCardMask : cardMaskOf(digits),
    ),
    prepare(text: string, masked) {
      notePaste(masked, `${masked.value}${text}`.replace(/\D/g, ""));
      return text;
    },
  },
};
