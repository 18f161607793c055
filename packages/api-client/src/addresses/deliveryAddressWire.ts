import { parseCep } from "@petbox/domain/address/cep";
import { stateCodeOf } from "@petbox/domain/address/states";
import * as z from "zod/mini";
import { fieldMap } from "../contract/fieldMap.ts";
import { nullable, numberText, understood, word } from "../contract/wireValues.ts";

/** Where the boxes of a subscription go, by the documents' names (SUB-139). */
export const deliveryAddressWire = fieldMap({
  cep: ["payment_cep", understood(parseCep)],
  street: ["payment_address_street", nullable(z.string())],
  number: ["payment_address_number", nullable(numberText)],
  complement: ["payment_address_complement", nullable(z.string())],
  neighborhood: ["payment_address_neighborhood", nullable(z.string())],
  city: ["payment_address_city", nullable(z.string())],
  state: ["payment_address_state", word(stateCodeOf)],
  reference: ["reference", nullable(z.string())],
});
