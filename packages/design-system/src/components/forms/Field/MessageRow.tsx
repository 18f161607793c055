import type { ReactNode } from "react";
import { MessageLine, Messages } from "./Field.styles.ts";
import { FieldError } from "./FieldError.tsx";

interface MessageRowProps {
  readonly errorId: string | undefined;
  readonly error: string | undefined;
  /** At the end of the line, such as a character counter. */
  readonly children?: ReactNode;
}

/** The line below a control, which is there only while it says something. */
export function MessageRow({ errorId, error, children }: MessageRowProps) {
  return (
    <Messages data-shown={error || children ? "" : undefined}>
      <MessageLine>
        <FieldError id={errorId} message={error} />
        {children}
      </MessageLine>
    </Messages>
  );
}
