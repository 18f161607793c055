import { Glyph } from "../../foundations/Glyph/index.ts";
import { ErrorText } from "./Field.styles.ts";

/** The error of a field, with a sign, so that colour is not the only signal. */
export function FieldError({ id, message }: { id: string | undefined; message: string | undefined }) {
  if (!message) return null;
  return (
    <ErrorText id={id}>
      <Glyph sign="alert" />
      <span>{message}</span>
    </ErrorText>
  );
}
