import { Glyph } from "../../foundations/Glyph/index.ts";
import { ErrorText } from "./Field.styles.ts";

/** What is wrong with a field, beside it, with a sign that does not depend on colour. */
export function FieldError({ id, message }: { id: string | undefined; message: string | undefined }) {
  if (!message) return null;
  return (
    <ErrorText id={id}>
      <Glyph sign="alert" />
      <span>{message}</span>
    </ErrorText>
  );
}
