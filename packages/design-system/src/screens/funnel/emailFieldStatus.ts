import type { EmailStatus } from "@petbox/domain/contact/contactStep";
import type { EmailFieldStatus } from "../../components/forms/EmailField/index.ts";

/** Status icon of the e-mail field; none while it is empty, invalid, or belongs to an account that must log in. */
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
