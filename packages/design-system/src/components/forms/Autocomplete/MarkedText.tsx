import type { MatchRange } from "@petbox/domain/text/textMatch";

interface MarkedTextProps {
  text: string;
  range: MatchRange | undefined;
}

/** A text with its matching part marked. */
export function MarkedText({ text, range }: MarkedTextProps) {
  if (range === undefined) return <span>{text}</span>;
  return (
    <span>
      <span>{text.slice(0, range.start)}</span>
      <mark>{text.slice(range.start, range.end)}</mark>
      <span>{text.slice(range.end)}</span>
    </span>
  );
}
