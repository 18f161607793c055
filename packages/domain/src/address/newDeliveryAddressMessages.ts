import type { Messages } from "../fieldErrors.ts";
import type { AddressErrorCode } from "./messages.ts";

/** What the account's address form says for each error code (SUB-281 to SUB-291). */
export const newDeliveryAddressMessages = {
  "cep-invalid": "Por favor, preencha corretamente o campo CEP",
  "street-invalid": "Por favor, preencha corretamente o campo rua",
  "address-number-invalid": "Por favor, preencha corretamente o campo número",
  "address-number-too-long": "Por favor, preencha corretamente o campo número: cabem 5 letras ou números.",
  "complement-too-long": "O campo complemento pode possuir no máximo 100 caracteres.",
  "neighborhood-invalid": "Por favor, preencha corretamente o campo bairro",
  "city-missing": "Por favor, preencha corretamente o campo cidade",
  "state-missing": "Por favor, preencha corretamente o campo estado",
  "address-blocked": "Confira o CEP para liberar o endereço.",
  "reference-too-long": "O campo referência pode possuir no máximo 100 caracteres.",
} satisfies Messages<AddressErrorCode | "reference-too-long">;
