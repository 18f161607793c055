import * as z from "zod/mini";
import { dateParts, partsIn, type SentCustomer, textOf } from "../checkout/customerWire.ts";
import { secretText } from "../contract/sentTexts.ts";

const sentUserData = z.object({
  name: z.string(),
  phone: z.string(),
  doc: z.string(),
  birthdate: dateParts,
  zipcode: z.string(),
  street: z.string(),
  number: z.string(),
  complement: z.string(),
  neighborhood: z.string(),
  city: z.string(),
  state: z.string(),
  recaptcha_response: secretText,
});

/** The digits of an area code. */
const areaCodeLength = 2;

/** The personal-data form's request (SUB-123, SUB-310), with its bot-check token. */
export const sentUserDataWire = z.codec(
  sentUserData,
  z.custom<{ readonly customer: SentCustomer; readonly botCheck: string }>(),
  {
    decode: ({ name, phone, doc, birthdate, zipcode, recaptcha_response: botCheck, ...place }) => ({
      customer: {
        fullName: name,
        cpf: doc,
        birthDate: textOf(birthdate),
        phone: { areaCode: phone.slice(0, areaCodeLength), number: phone.slice(areaCodeLength) },
        address: { cep: zipcode, ...place },
      },
      botCheck,
    }),
    encode: ({ customer: { fullName, cpf, birthDate, phone, address }, botCheck }) => {
      const { cep, street, number, complement, neighborhood, city, state } = address;
      return {
        name: fullName,
        phone: phone.areaCode + phone.number,
        doc: cpf,
        birthdate: partsIn(birthDate),
        zipcode: cep,
        street,
        number,
        complement,
        neighborhood,
        city,
        state,
        recaptcha_response: botCheck,
      };
    },
  },
);
