import type { ReactNode } from "react";
import { Glyph } from "../../foundations/Glyph/index.ts";
import { ErrorText, MessageLine, Messages } from "./Field.styles.ts";

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

interface MessageRowProps {
  readonly errorId: string | undefined;
  readonly error: string | undefined;
  /** At the end of the line, such as a character counter. */
  readonly children?: ReactNode;
  /** Whether the children are visible. @default false */
  readonly isOpen?: boolean | undefined;
}

/** The line below a control, which is there only while it says something. */
export function MessageRow({ errorId, error, children, isOpen = false }: MessageRowProps) {
  return (
    <Messages data-shown={error || isOpen ? "" : undefined}>
      <MessageLine>
        <FieldError id={errorId} message={error} />
        {children}
      </MessageLine>
    </Messages>
  );
}
