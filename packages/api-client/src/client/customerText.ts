import { wrongFieldText } from "@petbox/domain/failure/failureText";
import { plainText } from "@petbox/domain/text/plainText";
import type { ErrorsByField } from "../contract/fieldErrorsIn.ts";
import { isFrameworkText } from "./frameworkText.ts";

/** Whether a text of the server may be shown to a customer. */
export function isForCustomer(text: string | undefined): text is string {
  return Boolean(text) && !isFrameworkText(text ?? "");
}

/** The texts of the fields as one line each, without the server's HTML, with a general one in place of the framework's own. */
export function fieldsForCustomer(fields: ErrorsByField): ErrorsByField {
  return Object.fromEntries(
    Object.entries(fields).map(([name, text]) => [name, isForCustomer(text) ? plainText(text) : wrongFieldText]),
  );
}
