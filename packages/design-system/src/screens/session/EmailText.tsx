import { Fragment } from "react";

interface EmailTextProps {
  readonly email: string;
}

/**
 * An e-mail address that breaks after its "@" and its dots rather than inside a word, but not at its last dot: "gmail.com" stays whole.
 * Another address is another element, because a translated page replaces the text in it.
 */
export function EmailText({ email }: EmailTextProps) {
  const parts = email.match(/[^@.]+\.[^@.]+$|[^@.]*[@.]|[^@.]+$/g) ?? [];
  return (
    <span key={email}>
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no other identity
        <Fragment key={index}>
          {part}
          <wbr />
        </Fragment>
      ))}
    </span>
  );
}
