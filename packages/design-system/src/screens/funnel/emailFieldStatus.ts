import type { EmailStatus } from "@petbox/domain/contact/contactStep";
import type { EmailFieldStatus } from "../../components/forms/EmailField/index.ts";

/** The sign at the end of the e-mail field; none while it is empty or wrong, or an account's that must log in. */
export function emailFieldStatusOf({ kind }: EmailStatus): EmailFieldStatus | undefined {
  switch (kind) {
    case "waiting":
    case "checking":
      return kind;
    case "new":
    case "lead":
    case "own":
      return "accepted";
    case "empty":
    case "invalid":
    case "account":
      return undefined;
  }
}
