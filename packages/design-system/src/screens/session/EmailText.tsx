import { Fragment } from "react";

interface EmailTextProps {
  readonly email: string;
}

/** An e-mail address that breaks after its "@" and its dots rather than inside a word. */
export function EmailText({ email }: EmailTextProps) {
  const parts = email.match(/[^@.]*[@.]|[^@.]+$/g) ?? [];
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no other identity
    <Fragment key={index}>
      {part}
      <wbr />
    </Fragment>
  ));
}
