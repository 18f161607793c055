import { portugueseMessages } from "@petbox/domain/messages/pt-BR";

const { address, calendar, card, contact, couponName, identity, pet, welcome } = portugueseMessages;

const messages: Readonly<Record<string, string>> = {
  ...address,
  ...calendar,
  ...card,
  ...contact,
  ...couponName,
  ...identity,
  ...pet,
  ...welcome,
};

/** The message of an issue: a parser of the domain gives its code, a codec of the contract its own text. */
export function messageOf(issue: string): string {
  return messages[issue] ?? issue;
}
