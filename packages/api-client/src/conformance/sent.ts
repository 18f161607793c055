import { parseCep } from "@petbox/domain/address/cep";
import { initialCepLookup, nextCepLookup } from "@petbox/domain/address/cepLookup";
import { civilDate } from "@petbox/domain/calendar/civilDate";
import { parseCard } from "@petbox/domain/card/card";
import { parseHolderName } from "@petbox/domain/card/holderName";
import { parseWalletCard } from "@petbox/domain/card/walletCard";
import { parseEmail } from "@petbox/domain/contact/email";
import { parseRegistration } from "@petbox/domain/identity/registration";
import type { Result } from "@petbox/domain/result";

/** The value of a successful parse. @throws when a rule refuses it. */
export function valid<Value>(parsed: Result<Value, unknown>): Value {
  if (!parsed.ok) throw new Error("The input of this test is invalid.");
  return parsed.value;
}
export const email = (text: string) => valid(parseEmail(text));
export const cep = valid(parseCep("01310100"));
export const place = { street: "Avenida Paulista", neighborhood: "Bela Vista", city: "São Paulo", state: "SP" };
const person = {
  fullName: "Ana Maria Souza",
  birthDate: "07/04/1990",
  cpf: "529.982.247-25",
  phone: "(11) 91234-5678",
};
export const form = { ...person, ...place, cep: "01310-100", number: "1578", complement: "apto 42" };
const looking = nextCepLookup(initialCepLookup, { type: "cep-typed", text: cep });
const found = nextCepLookup(looking, { type: "replied", cep, place });
export const customer = valid(parseRegistration(form, found, civilDate(2026, 3, 10)));
export const card = valid(
  parseCard(
    {
      holderName: "ANA M SOUZA",
      number: "4111111111111111",
      expirationMonth: "12",
      expirationYear: "31",
      cvv: "123",
      cpf: "52998224725",
      acceptedTerms: true,
    },
    civilDate(2026, 3, 10),
  ),
);
export const walletCardOf = (number: string) =>
  valid(
    parseWalletCard(
      { holderName: "CARLA LIMA", number, expirationMonth: "12", expirationYear: "31", cvv: "123" },
      civilDate(2026, 3, 10),
    ),
  );
export const walletCard = walletCardOf("4111 1111 1111 1111");
export const carlaOnCard = valid(parseHolderName("CARLA LIMA"));
export const openBox = { box: "d52b2b846abfe909bc8e87dd4e8e4528", shipmentId: "DACONTA001-1" };
