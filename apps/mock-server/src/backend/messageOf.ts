import { cancellationMessages } from "@petbox/domain/cancellation/messages";
import { contactMessages } from "@petbox/domain/contact/messages";
import { petMessages } from "@petbox/domain/pet/messages";

const messages: Readonly<Record<string, string>> = { ...cancellationMessages, ...contactMessages, ...petMessages };

/** The message of an issue: a parser of the domain gives its code, a codec of the contract its own text. */
export function messageOf(issue: string): string {
  return messages[issue] ?? issue;
}
