import type { ContactAnswer } from "../funnel/answers.ts";
import type { ContactState, SavedContact } from "./contactState.ts";
import { parsePhone } from "./phone.ts";

/**
 * What the contact step opens with.
 * @param answer the contact as it was saved, if it was.
 * @param loggedIn whether the visitor has logged in: then the saved e-mail is theirs.
 */
export function savedContactOf(answer: ContactAnswer | undefined, loggedIn: boolean): SavedContact {
  if (answer === undefined) return {};
  const { email, areaCode, phoneNumber, newsletter, privacy } = answer;
  const phone = parsePhone(areaCode + phoneNumber);
  return {
    email,
    newsletter,
    privacy,
    ...(phone.ok ? { phone: phone.value } : {}),
    ...(loggedIn ? { account: email } : {}),
  };
}

/** The contact as it is saved from the step. An account that logs in brings its own telephone: here it may be missing. */
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
