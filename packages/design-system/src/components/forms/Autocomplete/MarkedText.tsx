import type { MatchRange } from "@petbox/domain/pet/breed";

/** A text with its matching part marked. */
export function MarkedText({ text, range }: { text: string; range: MatchRange | undefined }) {
  if (range === undefined) return <span>{text}</span>;
  return (
    <span>
      {text.slice(0, range.start)}
      <mark>{text.slice(range.start, range.end)}</mark>
      {text.slice(range.end)}
    </span>
  );
}
