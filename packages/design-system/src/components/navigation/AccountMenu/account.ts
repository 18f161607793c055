import { type AccountMenuTexts, accountTexts } from "./accountTexts.ts";

/** What the header knows of who is logged in. */
export interface HeaderUser {
  /** May be empty: then the greeting is to a "Petikineo" (MAN-088). */
  readonly firstName: string;
}

/** The greeting by the first name. */
export function greetingOf(
  user: HeaderUser,
  { greeting, nameless }: Pick<AccountMenuTexts, "greeting" | "nameless"> = accountTexts,
): string {
  return greeting(greetedName(user, nameless));
}

/** The name to greet with. */
export function greetedName(user: HeaderUser, nameless = accountTexts.nameless): string {
  return user.firstName.trim() || nameless;
}
