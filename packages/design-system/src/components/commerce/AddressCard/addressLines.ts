import { type Address, absentNumber } from "@petbox/domain/address/address";
import { formatCep } from "@petbox/domain/address/cep";

/** The known parts of an address, with the hints that help to find the door. */
export type KnownAddress = { readonly [Part in keyof Address]?: Address[Part] | undefined } & {
  readonly reference?: string | undefined;
};

const requiredParts = ["street", "number", "neighborhood", "city", "state", "cep"] as const;

/** A part that a delivery requires. */
export type RequiredPart = (typeof requiredParts)[number];

/** The required parts that are missing, in the order in which an address is written. */
export function missingPartsOf(address: KnownAddress): readonly RequiredPart[] {
  return requiredParts.filter((part) => !address[part]);
}

/** The words within the lines of an address. */
export interface AddressLineTexts {
  /** Replaces the number of a house without one. */
  readonly noNumberText: string;
  readonly cepText: (cep: string) => string;
}

export const addressLineTexts: AddressLineTexts = { noNumberText: "s/n", cepText: (cep) => `CEP ${cep}` };

/** The address as lines of a parcel label; unknown parts leave no gap. */
export function addressLines(address: KnownAddress, texts = addressLineTexts): readonly string[] {
  const number = address.number === absentNumber ? texts.noNumberText : address.number;
  return [
    joined(" – ", joined(", ", address.street, number), address.complement),
    joined("", address.neighborhood),
    joined(" – ", address.city, address.state),
    address.cep === undefined ? "" : texts.cepText(formatCep(address.cep)),
  ].filter((line) => line !== "");
}

function joined(between: string, ...parts: readonly (string | undefined)[]): string {
  return parts.filter(Boolean).join(between);
}
