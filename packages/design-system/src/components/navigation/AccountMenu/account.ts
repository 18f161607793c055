import { type AccountMenuTexts, accountTexts } from "./accountTexts.ts";

/** The logged-in customer, as the header needs it. */
export interface HeaderUser {
  /** The first name; if empty, the greeting is "Petikineo" (MAN-088). */
  readonly firstName: string;
}

/** The greeting with the first name. */
export function greetingOf(
  user: HeaderUser,
  { greeting, nameless }: Pick<AccountMenuTexts, "greeting" | "nameless"> = accountTexts,
): string {
  return greeting(greetedName(user, nameless));
}

/** The name in the greeting. */
export function greetedName(user: HeaderUser, nameless = accountTexts.nameless): string {
  return user.firstName.trim() || nameless;
}
