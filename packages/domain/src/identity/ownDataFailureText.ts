import { type Failure, isReplyLost, ownPlainTextOf, ownTextOf } from "../failure/failure.ts";
import { somethingWentWrong } from "../failure/failureText.ts";
import { type FormFailure, formFailure } from "../failure/formFailure.ts";
import { withAdvice } from "../failure/withAdvice.ts";

/** The message for a failed change of the Instagram username (SUB-358). */
export function instagramFailureText(failure: Failure): string {
  return withAdvice(somethingWentWrong, failure);
}

/** After a lost reply, either password may be the valid one, and the session may be lost with the reply. */
const perhapsChangedText =
  "A resposta não chegou: a senha nova pode já estar valendo. Tente de novo e, se a senha atual não conferir mais ou pedirmos para entrar, use a senha nova.";

/** The message for a failed change of password: the server's text for a 400 or 401, if any (SUB-359). */
export function passwordFailureText(failure: Failure): string {
  if (isReplyLost(failure)) return `${somethingWentWrong}\n${perhapsChangedText}`;
  const isRefused = failure.kind === "refused" || failure.kind === "session-expired";
  return (isRefused ? ownTextOf(failure) : undefined) ?? withAdvice(somethingWentWrong, failure);
}

/** The server's text of a 400 or 401 that the current password is wrong, for its field; undefined for any other failure. */
export function wrongPasswordTextOf(failure: Failure): string | undefined {
  const isRefused = failure.kind === "refused" || (failure.kind === "session-expired" && failure.status === 401);
  const text = isRefused ? ownPlainTextOf(failure) : undefined;
  if (text === undefined || !/senha (atual|antiga)/i.test(text)) return undefined;
  // "A nova senha não pode ser igual à senha antiga" is about the other field.
  return /nova senha|senha nova/i.test(text) ? undefined : text;
}

/** The form's name of each field that the server may name (SUB-324). */
const passwordFieldNames = { oldPassword: "oldPassword", newPassword: "password" };

/**
 * What the form shows of a failed change of password: the server's texts at its fields, and above the button the text of the failure,
 * unless the current password is wrong.
 */
export function passwordFormFailure(failure: Failure | undefined): FormFailure {
  if (failure === undefined) return {};
  const oldPassword = wrongPasswordTextOf(failure);
  if (oldPassword !== undefined) return { fields: { oldPassword } };
  const { fields } = formFailure(failure, passwordFieldNames);
  return { text: passwordFailureText(failure), ...(fields && { fields }) };
}

export const instagramChangedText = "Instagram alterado com sucesso!";
export const passwordChangedText = "Senha alterada com sucesso!";
