import type { ContactAnswer } from "../funnel/answers.ts";
import type { ContactState, SavedContact } from "./contactState.ts";
import { parsePhone } from "./phone.ts";

/**
 * The saved contact with which the contact step starts.
 * @param answer the contact as saved earlier, if any.
 * @param inAccount whether the visitor is logged in to an account; the saved e-mail is then the account's.
 */
export function savedContactOf(answer: ContactAnswer | undefined, inAccount: boolean): SavedContact {
  if (answer === undefined) return {};
  const { email, areaCode, phoneNumber, newsletter, privacy } = answer;
  const phone = parsePhone(areaCode + phoneNumber);
  return {
    email,
    newsletter,
    privacy,
    ...(phone.ok ? { phone: phone.value } : {}),
    ...(inAccount ? { account: email } : {}),
  };
}

/** The contact as the step saves it. The phone may be missing when the visitor logs in to an account that has its own. */
export function contactAnswerOf(state: ContactState, email: string): ContactAnswer {
  const phone = parsePhone(state.phoneText);
  return {
    email,
    areaCode: phone.ok ? phone.value.areaCode : "",
    phoneNumber: phone.ok ? phone.value.number : "",
    newsletter: state.newsletter,
    privacy: state.privacy,
  };
}
