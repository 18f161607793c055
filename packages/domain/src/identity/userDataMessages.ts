import type { AddressErrorCode } from "../address/messages.ts";
import type { Messages } from "../fieldErrors.ts";
import { fullNameMessages } from "./messages.ts";
import type { PersonErrorCode } from "./registration.ts";

const phoneMissing = "Por favor, insira seu telefone.";

/** What the user-data form says for each error code (SUB-219 to SUB-243). */
export const userDataMessages = {
  ...fullNameMessages("Por favor, insira seu nome completo."),
  "cpf-invalid": "Por favor, insira um CPF válido.",
  "birth-date-invalid": "Insira uma data de nascimento válida. Mínimo 18 anos.",
  "phone-invalid": phoneMissing,
  "phone-area-code": `${phoneMissing}\nEsse DDD não existe.`,
  "phone-foreign": `${phoneMissing}\nSó aceitamos telefones do Brasil.`,
  "phone-length": `${phoneMissing}\nAqui precisa ser um celular: o DDD e 9 números, que começam com 9.`,
  "cep-invalid": "Por favor, insira um CEP válido.",
  "street-invalid": "Por favor, preencha corretamente o campo rua",
  "address-number-invalid": "Por favor, insira um número de endereço válido.",
  "address-number-too-long": "Por favor, insira um número de endereço válido.",
  "complement-too-long": "Por favor, insira um complemento de no máximo 45 carácteres.",
  "neighborhood-invalid": "Por favor, preencha corretamente o campo bairro",
  "city-missing": "Por favor, preencha corretamente o campo cidade",
  "state-missing": "Por favor, preencha corretamente o campo estado",
  "address-blocked": "Confira o CEP para liberar o endereço.",
} satisfies Messages<PersonErrorCode | AddressErrorCode>;
