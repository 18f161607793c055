import { addressMessages } from "@petbox/domain/address/messages";
import { calendarMessages } from "@petbox/domain/calendar/messages";
import { cancellationMessages } from "@petbox/domain/cancellation/messages";
import { cardMessages } from "@petbox/domain/card/messages";
import { contactMessages } from "@petbox/domain/contact/messages";
import { identityMessages } from "@petbox/domain/identity/messages";
import { petMessages } from "@petbox/domain/pet/messages";
import { welcomeMessages } from "@petbox/domain/welcome/messages";

const messages: Readonly<Record<string, string>> = {
  ...addressMessages,
  ...calendarMessages,
  ...cancellationMessages,
  ...cardMessages,
  ...contactMessages,
  ...identityMessages,
  ...petMessages,
  ...welcomeMessages,
};

/** The message of an issue: a parser of the domain gives its code, a codec of the contract its own text. */
export function messageOf(issue: string): string {
  return messages[issue] ?? issue;
}
