import { tokens } from "../../../tokens/index.ts";

interface CollarProps {
  readonly color: string;
  /** The pet's name, once known; the tag arrives with it. */
  readonly name: string | undefined;
}

/** Names longer than this, in characters, show their initial on a round tag. */
const longestOnTag = 7;

/** The collar, with the name on its tag. */
export function Collar({ color, name = "" }: CollarProps) {
  const called = name.trim();
  const characters = Array.from(called);
  const text = characters.length > longestOnTag ? characters[0] : called;
  const width = 24 + 12 * Math.max(Array.from(text ?? "").length, 1);
  return (
    <>
      <path fill="none" stroke={color} strokeWidth="13" strokeLinecap="round" d="M87 175c18 17 48 17 66 0" />
      {called === "" ? null : (
        <g>
          <circle cx="120" cy="193" r="5" fill="none" stroke={tokens.color.highlight} strokeWidth="3.5" />
          <rect x={120 - width / 2} y="197" width={width} height="29" rx="14.5" fill={tokens.color.highlight} />
          <text
            x="120"
            y="218"
            textAnchor="middle"
            fontFamily={tokens.fontFamily.body}
            fontSize="19"
            fontWeight="800"
            fill={tokens.color.onHighlight}
          >
            {text}
          </text>
        </g>
      )}
    </>
  );
}
