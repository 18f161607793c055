import type { Existence } from "@petbox/domain/contact/contactStep";
import { parseEmail } from "@petbox/domain/contact/email";
import { parsePhone } from "@petbox/domain/contact/phone";
import type { ContactAnswer } from "@petbox/domain/funnel/answers";
import * as z from "zod/mini";
import { addIssue } from "../contract/codec.ts";
import { nullishString } from "../contract/optional.ts";
import { isTruthyInPhp, truthyFlag } from "../contract/presence.ts";
import { secretText } from "../contract/sentTexts.ts";

const existence = z.object({
  user: z.optional(z.unknown()),
  exist: truthyFlag,
  phone_ddd: nullishString,
  phone_number: nullishString,
});

/** Whether an e-mail is new, a lead's or an account's; `user` is checked first (FUN-309, decision 7). */
export const existenceWire = z.codec(existence, z.custom<Existence>(), {
  decode({ user, exist, phone_ddd, phone_number }): Existence {
    if (!isTruthyInPhp(user)) return exist ? { kind: "account" } : { kind: "new" };
    const phone = parsePhone(`${phone_ddd ?? ""}${phone_number ?? ""}`);
    return { kind: "lead", phone: phone.ok ? phone.value : undefined };
  },
  encode(status) {
    if (status.kind !== "lead") return { user: null, exist: status.kind === "account" };
    return { user: true, exist: true, phone_ddd: status.phone?.areaCode, phone_number: status.phone?.number };
  },
});

const newUser = z.object({
  email: z.string(),
  phone_number: z.string(),
  phone_ddd: z.string(),
  new_checkout: z.literal(true),
  recaptcha_response: secretText,
  check_newsletter: z.boolean(),
  check_privacy: z.boolean(),
});

/** A new contact with its bot-check token. */
export interface NewUser {
  readonly contact: ContactAnswer;
  readonly botCheck: string;
}

const privacyMessage = "É preciso aceitar a política de privacidade.";

/** The contact step's request (FUN-117, FUN-311); all of its issues are reported at once. */
export const newUserWire = z.codec(newUser, z.custom<NewUser>(), {
  decode(wire, context) {
    const email = parseEmail(wire.email);
    const phone = parsePhone(wire.phone_ddd + wire.phone_number);
    if (!email.ok) addIssue(context, email.error, "email");
    if (!phone.ok) addIssue(context, phone.error, "phone_number");
    if (!wire.check_privacy) addIssue(context, privacyMessage, "check_privacy");
    if (!email.ok || !phone.ok) return z.NEVER;
    const { areaCode, number: phoneNumber } = phone.value;
    const consents = { newsletter: wire.check_newsletter, privacy: wire.check_privacy };
    return { contact: { email: email.value, areaCode, phoneNumber, ...consents }, botCheck: wire.recaptcha_response };
  },
  encode: ({ contact, botCheck }) => ({
    email: contact.email,
    phone_number: contact.phoneNumber,
    phone_ddd: contact.areaCode,
    new_checkout: true as const,
    recaptcha_response: botCheck,
    check_newsletter: contact.newsletter,
    check_privacy: contact.privacy,
  }),
});
