import { cepMask } from "@petbox/domain/address/cep";
import { typedDateText } from "@petbox/domain/calendar/typedDate";
import { cardMaskOf } from "@petbox/domain/card/brand";
import { expiryMask } from "@petbox/domain/card/expiry";
import { typedExpiryText } from "@petbox/domain/card/typedExpiry";
import { parsePhone, phoneMask } from "@petbox/domain/contact/phone";
import { cnpjMask } from "@petbox/domain/identity/cnpj";
import { cpfMask } from "@petbox/domain/identity/cpf";
import type { FactoryOpts, MaskedOptions } from "imask";
import { chosenMask, placesOf } from "./chosenMask.ts";
import { customMask } from "./customMask.ts";
import { notePaste, wasPastedTooLong } from "./longPaste.ts";
import type { MaskKind } from "./maskKinds.ts";

type PrepareCharacter = NonNullable<MaskedOptions["prepareChar"]>;

const separator = /[/.\- ]/;
const unfinishedPart = /^((?:\d\d\/)?)(\d)$/;

/**
 * Pads a single digit with a zero when a separator follows: "7/4/2000" and "5/31" become complete dates. Other
 * characters pass unchanged.
 */
const padPart: PrepareCharacter = (character, masked, flags) => {
  const [, before, digit] = unfinishedPart.exec(masked.value) ?? [];
  if (before === undefined || digit === undefined || flags.tail || !separator.test(character)) return character;
  masked.value = before;
  const details = masked.append(`0${digit}/`, { input: true });
  // The caret is already behind the digit.
  details.tailShift -= digit.length;
  return ["", details];
};

/** For a complete number of 8 digits, which `phoneMask` would group as a mobile number's first 8. */
const landlineMask = "(00) 0000-0000";
const internationalPhoneMask = `+00 ${phoneMask}`;
const internationalLandlineMask = `+00 ${landlineMask}`;
/** Digits alone, as many as a number with every prefix has. */
const longPhoneMask = "0".repeat(20);
const phoneMasks = [
  phoneMask,
  landlineMask,
  internationalPhoneMask,
  internationalLandlineMask,
  longPhoneMask,
  `+${longPhoneMask}`,
] as const;
/** Whether the digits are a whole number without the 9 that each mobile number starts with. */
const isLandline = (digits: string) => /^[1-9]\d[^9]\d{7}$/.test(digits);
/** As long as the field may be (FUN-260). */
const longCardMask = "0".repeat(19);
/** For a CPF, CEP or date that is too long. */
const longMask = "0".repeat(20);
const longExpiryMask = "00/0000";
const yearFirstExpiryMask = "0000/00";

/**
 * Normalizes pasted or autofilled text to the order of the mask, as the domain parses it: a phone number without country
 * and carrier codes, a CNPJ without its name, a date or expiry in another order or without zeros. A single typed character is unchanged.
 *
 * @param typed full-width digits become ordinary ones
 * @param before the field's text in front of it: a date that replaces another one comes without the first digits that both share
 */
function tidyText(kind: MaskKind, typed: string, before = ""): string {
  const text = halfWidth(typed);
  if (kind === "phone") return tidyPhone(text);
  if (text.length < 2) return text;
  if (kind === "cnpj") return text.replace(/^\s*cnpj/i, "");
  if (kind === "date") return restOf(typedDateText(before + text), before) ?? text;
  if (kind === "expiry") return restOf(typedExpiryText(before + text), before) ?? text;
  return text;
}

const restOf = (whole: string, before: string) => (whole.startsWith(before) ? whole.slice(before.length) : undefined);

/** Any other number keeps its plus sign and all of its digits: cut to fit, it would look like a Brazilian one. */
function tidyPhone(text: string): string {
  const phone = parsePhone(text);
  // Dropped here, because the mask would write its first bracket for it.
  return phone.ok ? phone.value.areaCode + phone.value.number : text.replace(/[^\d+]/g, "");
}

/** The digits of a full-width keyboard as ordinary ones, which alone fit a mask. */
const halfWidth = (text: string) => text.normalize("NFKC");

/** One mask, and another one for pasted text that is too long for it. */
function fixedMask(kind: MaskKind, mask: string): FactoryOpts {
  return {
    ...chosenMask([mask, longMask], (_text, _digits, masked) => (wasPastedTooLong(masked) ? longMask : mask)),
    prepare(text: string, masked) {
      const tidied = tidyText(kind, text, masked.value);
      notePaste(masked, `${masked.value}${tidied}`.replace(/\D/g, ""), placesOf(mask));
      return tidied;
    },
  };
}

/**
 * The mask of each format; 0 stands for a digit. A number that is too long has a mask of its own: cut to fit, it could
 * look right. Constants, because imask compares them by identity.
 */
export const maskOptions: Record<MaskKind, FactoryOpts> = {
  cpf: fixedMask("cpf", cpfMask),
  cnpj: customMask(cnpjMask, (text) => tidyText("cnpj", text)),
  cep: fixedMask("cep", cepMask),
  phone: {
    ...chosenMask(phoneMasks, (text, digits) => {
      // Keeps the plus sign: typed digit by digit, +55 would look like the area code 55.
      const isInternational = text.startsWith("+");
      const [usual, landline, long] = isInternational
        ? ([internationalPhoneMask, internationalLandlineMask, `+${longPhoneMask}`] as const)
        : ([phoneMask, landlineMask, longPhoneMask] as const);
      if (digits.length > placesOf(usual)) return long;
      return isLandline(isInternational ? digits.replace(/^55/, "") : digits) ? landline : usual;
    }),
    prepare: (text: string) => tidyText("phone", text),
  },
  date: { ...fixedMask("date", "00/00/0000"), prepareChar: padPart },
  expiry: {
    ...chosenMask([expiryMask, longExpiryMask, yearFirstExpiryMask], (_text, digits) => {
      // No month is 20.
      if (digits.startsWith("20")) return yearFirstExpiryMask;
      return digits.length > placesOf(expiryMask) && digits.startsWith("20", 2) ? longExpiryMask : expiryMask;
    }),
    prepare: (text: string, masked) => tidyText("expiry", text, masked.value),
    prepareChar: padPart,
  },
  cvv: { mask: "0000", prepare: halfWidth },
  cardNumber: {
    ...chosenMask(["0000 0000 0000 0000", "0000 000000 00000", longCardMask], (_text, digits, masked) =>
      wasPastedTooLong(masked) ? longCardMask : cardMaskOf(digits),
    ),
    prepare(typed: string, masked) {
      const text = halfWidth(typed);
      const digits = `${masked.value}${text}`.replace(/\D/g, "");
      notePaste(masked, digits, placesOf(cardMaskOf(digits)));
      return text;
    },
  },
};
