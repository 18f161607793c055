import { accepted, type Result, rejected } from "../result.ts";
import { characterCount } from "../text/characters.ts";
import { textIn } from "../text/textIn.ts";
import { typedText } from "../text/typedText.ts";
import { type Cep, cepMessage } from "./cep.ts";
import type { StateCode } from "./states.ts";

export type Address = {
  readonly cep: Cep;
  readonly street: string;
  /** "0" if the form allows an empty number and it was left empty. */
  readonly number: string;
  /** "" if absent. */
  readonly complement: string;
  readonly neighborhood: string;
  readonly city: string;
  readonly state: StateCode;
};

/** One form's rules for an address: lengths in characters, and the messages it shows. */
export type AddressLimits = {
  /** Maximum length of the number. */
  readonly number: number;
  readonly numberDigitsOnly: boolean;
  /** Whether the number may be left empty; it is then sent as "0". */
  readonly emptyNumber: boolean;
  readonly numberMessage: string;
  /** Maximum length of the complement. */
  readonly complement: number;
  /** The complement's counter appears from this length on. */
  readonly counterFrom: number;
  readonly complementMessage: string;
  /** Minimum length of the street. */
  readonly street: number;
  readonly streetMessage: string;
  /** Minimum length of the neighbourhood. */
  readonly neighborhood: number;
  readonly neighborhoodMessage: string;
  readonly cepMessage: string;
  readonly cityMessage: string;
  readonly stateMessage: string;
};

const streetMessage = "Informe o logradouro (Rua, Av, Travessa..)";
const neighborhoodMessage = "Obrigatório";
const cityMessage = "Obrigatório";
const stateMessage = "Obrigatório";
const addressNumberMessage = "Apenas números.";
const complementMessage = "Complemento maior que o permitido (45), porfavor diminua o complemento.";

/** The account's message for an invalid field; `fieldName` is the field's Portuguese name (SUB-290, SUB-243). */
function fillFieldMessage(fieldName: string): string {
  return `Por favor, preencha corretamente o campo ${fieldName}`;
}

const registration: AddressLimits = {
  number: 6,
  numberDigitsOnly: true,
  emptyNumber: true,
  numberMessage: addressNumberMessage,
  complement: 45,
  counterFrom: 40,
  complementMessage,
  street: 1,
  streetMessage,
  neighborhood: 1,
  neighborhoodMessage,
  cepMessage,
  cityMessage,
  stateMessage,
};

/** The messages for city and state in the subscriber's own forms (SUB-243, SUB-290). */
const ownPlaces = { cityMessage: fillFieldMessage("cidade"), stateMessage: fillFieldMessage("estado") };

/** The rules of each form (FUN-248, FUN-249, FUN-252, SUB-237 to SUB-240, SUB-282 to SUB-288). */
export const addressLimits = {
  registration,
  staticDelivery: { ...registration, number: 5 },
  userData: {
    ...registration,
    emptyNumber: false,
    numberMessage: "Por favor, insira um número de endereço válido.",
    complementMessage: "Por favor, insira um complemento de no máximo 45 carácteres.",
    streetMessage: fillFieldMessage("rua"),
    neighborhoodMessage: fillFieldMessage("bairro"),
    cepMessage: "Por favor, insira um CEP válido.",
    ...ownPlaces,
  },
  account: {
    number: 5,
    numberDigitsOnly: false,
    emptyNumber: false,
    numberMessage: fillFieldMessage("número"),
    complement: 100,
    counterFrom: 95,
    complementMessage: "O campo complemento pode possuir no máximo 100 caracteres.",
    street: 3,
    streetMessage: fillFieldMessage("rua"),
    neighborhood: 2,
    neighborhoodMessage: fillFieldMessage("bairro"),
    cepMessage: fillFieldMessage("CEP"),
    ...ownPlaces,
  },
} as const satisfies Readonly<Record<string, AddressLimits>>;

/** Sent in place of an empty number. */
export const absentNumber = "0";

/**
 * The number as text, or "0" if the form allows an empty one and it is empty (FUN-129, FUN-247).
 *
 * @example
 * parseAddressNumber(" 1578 "); // { ok: true, value: "1578" }
 * parseAddressNumber(""); // { ok: true, value: "0" }
 */
export function parseAddressNumber(text: string, limits: AddressLimits = registration): Result<string, string> {
  const number = typedText(text);
  if (number === "") return limits.emptyNumber ? accepted(absentNumber) : rejected(limits.numberMessage);
  const wrong = number.length > limits.number || (limits.numberDigitsOnly && !/^\d+$/.test(number));
  return wrong ? rejected(limits.numberMessage) : accepted(number);
}

/**
 * The complement is optional: "" is accepted (FUN-252).
 *
 * @example
 * parseComplement(" ap 12 "); // { ok: true, value: "ap 12" }
 */
export function parseComplement(text: string, limits: AddressLimits = registration): Result<string, string> {
  const complement = textIn(text).trim();
  return characterCount(complement) <= limits.complement ? accepted(complement) : rejected(limits.complementMessage);
}

/** Whether the complement is long enough for its counter to be shown (FUN-253). */
export function showsComplementCounter(text: string, limits: AddressLimits = registration): boolean {
  return characterCount(text) >= limits.counterFrom;
}

/**
 * The street is required (FUN-241).
 *
 * @example
 * parseStreet("Avenida Paulista"); // { ok: true, value: "Avenida Paulista" }
 */
export function parseStreet(text: string, limits: AddressLimits = registration): Result<string, string> {
  const street = typedText(text);
  return street.length >= limits.street ? accepted(street) : rejected(limits.streetMessage);
}

/**
 * The neighbourhood is required (FUN-243).
 *
 * @example
 * parseNeighborhood("Bela Vista"); // { ok: true, value: "Bela Vista" }
 */
export function parseNeighborhood(text: string, limits: AddressLimits = registration): Result<string, string> {
  const neighborhood = typedText(text);
  return neighborhood.length >= limits.neighborhood ? accepted(neighborhood) : rejected(limits.neighborhoodMessage);
}
