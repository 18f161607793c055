import { stateCodeOf } from "@petbox/domain/address/states";
import { coercedString } from "../contract/coerced.ts";
import { optionalCep } from "../contract/digitTexts.ts";
import { fieldMap } from "../contract/fieldMap.ts";
import { nullish } from "../contract/optional.ts";
import { optionalEnum } from "../contract/parsed.ts";

/** Where the boxes of a subscription go, by the documents' names (SUB-139). */
export const deliveryAddressWire = fieldMap({
  cep: ["payment_cep", optionalCep],
  street: ["payment_address_street", nullish(coercedString)],
  number: ["payment_address_number", nullish(coercedString)],
  complement: ["payment_address_complement", nullish(coercedString)],
  neighborhood: ["payment_address_neighborhood", nullish(coercedString)],
  city: ["payment_address_city", nullish(coercedString)],
  state: ["payment_address_state", optionalEnum(stateCodeOf)],
  reference: ["reference", nullish(coercedString)],
});
