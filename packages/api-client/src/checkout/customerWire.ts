import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import { parseDayMonthYear } from "@petbox/domain/calendar/dayMonthYear";
import * as z from "zod/mini";
import { civilDateIn } from "../contract/civilDateWire.ts";
import { coercedInteger, coercedString } from "../contract/coerced.ts";
import { optionalCep, optionalCpf } from "../contract/digitTexts.ts";
import { fieldMap } from "../contract/fieldMap.ts";
import { nullish, optional, text } from "../contract/optional.ts";
import { secretText } from "../contract/sentTexts.ts";

const dateParts = z.tuple([coercedInteger, coercedInteger, coercedInteger]);
const namedDateParts = z.object({ year: coercedInteger, month: coercedInteger, day: coercedInteger });
const birthDate = z.union([z.string(), dateParts, namedDateParts]);

/** A birth date as text ("1990-04-07", "07/04/1990"), or in its parts (FUN-126); undefined if it is not a date. Written as [year, month, day]. */
const knownBirthDate = z.codec(nullish(birthDate), z.custom<CivilDate | undefined>(), {
  decode: (sent) => (sent === undefined ? undefined : birthDateIn(sent)),
  encode: (date) => date && partsIn(date),
});

/** The customer data that the server has (FUN-125, FUN-127). Wrong fields are left out (FUN-318). */
export const knownCustomerWire = fieldMap({
  fullName: ["name", nullish(coercedString)],
  cpf: ["cpf", optionalCpf],
  birthDate: ["birthDate", knownBirthDate],
  areaCode: ["phone_ddd", nullish(coercedString)],
  phoneNumber: ["phone_number", nullish(coercedString)],
  address: [
    "address",
    nullish(
      fieldMap({
        cep: ["payment_cep", optionalCep],
        street: ["payment_address_street", text],
        number: ["payment_address_number", optional(coercedString)],
        complement: ["payment_address_complement", text],
        neighborhood: ["payment_address_neighborhood", text],
        city: ["payment_address_city", text],
        state: ["payment_address_state", text],
      }),
    ),
  ],
});

/** A customer as the form sends them, before the server's validation. */
export interface SentCustomer {
  readonly fullName: string;
  readonly cpf: string;
  /** yyyy-mm-dd */
  readonly birthDate: string;
  readonly phone: { readonly areaCode: string; readonly number: string };
  readonly address: {
    readonly cep: string;
    readonly street: string;
    readonly number: string;
    readonly complement: string;
    readonly neighborhood: string;
    readonly city: string;
    readonly state: string;
  };
}

/** A form's customer with its bot-check token. */
export interface SentForm {
  readonly customer: SentCustomer;
  readonly botCheck: string;
}

/** A birth date as [year, month, day]. */
export const sentBirthDate = z.codec(dateParts, z.string(), { decode: textOf, encode: partsIn });

const registrationFields = fieldMap({
  fullName: ["fullname", z.string()],
  cpf: ["cpf", z.string()],
  cep: ["payment_cep", z.string()],
  street: ["payment_address_street", z.string()],
  number: ["payment_address_number", coercedString],
  complement: ["payment_address_complement", z.string()],
  neighborhood: ["payment_address_neighborhood", z.string()],
  city: ["payment_address_city", z.string()],
  state: ["payment_address_state", z.string().check(z.regex(/^[A-Z]{2}$/))],
  birthDate: ["birthdate", sentBirthDate],
  areaCode: ["phone_area_code", z.string()],
  phoneNumber: ["phone_number", z.string()],
  botCheck: ["recaptcha_response", secretText],
});

/** The registration as the form sends it (FUN-128 to FUN-131), with its bot-check token. */
export const sentCustomerWire = z.codec(registrationFields, z.custom<SentForm>(), {
  decode: ({ fullName, cpf, birthDate, areaCode, phoneNumber, botCheck, ...address }) => ({
    customer: { fullName, cpf, birthDate, phone: { areaCode, number: phoneNumber }, address },
    botCheck,
  }),
  encode: ({ customer: { phone, address, ...person }, botCheck }) => ({
    ...person,
    ...address,
    areaCode: phone.areaCode,
    phoneNumber: phone.number,
    botCheck,
  }),
});

type DateParts = z.output<typeof dateParts>;

function birthDateIn(sent: z.output<typeof birthDate>): CivilDate | undefined {
  if (typeof sent !== "string") return civilDateIn(textOf("year" in sent ? [sent.year, sent.month, sent.day] : sent));
  const dayFirst = parseDayMonthYear(sent);
  return dayFirst.ok ? dayFirst.value : civilDateIn(sent);
}

function partsIn(date: string): DateParts {
  const [year = 0, month = 0, day = 0] = date.split("-").map(Number);
  return [year, month, day];
}

function textOf([year, month, day]: DateParts): string {
  return [String(year).padStart(4, "0"), ...[month, day].map((part) => String(part).padStart(2, "0"))].join("-");
}
