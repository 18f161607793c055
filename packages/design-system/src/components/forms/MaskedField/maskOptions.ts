import { cepMask } from "@petbox/domain/address/cep";
import { cardMaskOf } from "@petbox/domain/card/brand";
import { expiryMask } from "@petbox/domain/card/expiry";
import { phoneMask } from "@petbox/domain/contact/phone";
import { cpfMask } from "@petbox/domain/identity/cpf";
import type { FactoryOpts } from "imask";
import type { MaskKind } from "./maskKinds.ts";
import { padPart } from "./padPart.ts";
import { tidyText } from "./tidyText.ts";

const cardMasks = ["0000 0000 0000 0000", "0000 000000 00000"] as const satisfies readonly ReturnType<
  typeof cardMaskOf
>[];

const internationalPhoneMask = `+00 ${phoneMask}`;

/** The mask of each format; 0 matches a digit. Constants, because imask compares them by identity. */
export const maskOptions: Record<MaskKind, FactoryOpts> = {
  cpf: { mask: cpfMask, prepare: (text: string) => tidyText("cpf", text) },
  cep: { mask: cepMask, prepare: (text: string) => tidyText("cep", text) },
  phone: {
    mask: [{ mask: phoneMask }, { mask: internationalPhoneMask }],
    prepare: (text: string) => tidyText("phone", text),
    // Keeps the plus sign: typed digit by digit, +55 would look like the area code 55.
    dispatch(appended, masked) {
      const wanted = `${masked.value}${appended}`.startsWith("+") ? internationalPhoneMask : phoneMask;
      return masked.compiledMasks.find(({ mask }) => mask === wanted);
    },
  },
  date: { mask: "00/00/0000", prepare: (text: string) => tidyText("date", text), prepareChar: padPart },
  expiry: { mask: expiryMask, prepare: (text: string) => tidyText("expiry", text), prepareChar: padPart },
  cvv: { mask: "0000" },
  cardNumber: {
    mask: cardMasks.map((mask) => ({ mask })),
    dispatch(appended, masked, _flags, tail) {
      const digits = `${masked.value}${appended}${tail}`.replace(/\D/g, "");
      const wanted = cardMaskOf(digits);
      return masked.compiledMasks.find(({ mask }) => mask === wanted);
    },
  },
};
