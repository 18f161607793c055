import { tokens } from "../../../tokens/index.ts";
import { Mirrored } from "./Mirrored.tsx";
import { featureColor } from "./portraitCoats.ts";

interface FaceProps {
  readonly iris: string;
  readonly happy: boolean;
}

/** Eyes, nose, mouth and whiskers of a cat. */
export function CatFace({ iris, happy }: FaceProps) {
  return (
    <>
      <Mirrored>
        <g fill="none" stroke={tokens.color.inkSoft} strokeWidth="2.5" strokeLinecap="round" opacity=".8">
          <path d="M72 140l-36-8M72 148l-34 5" />
        </g>
      </Mirrored>
      {[90, 150].map((x) => (
        <g key={x}>
          <ellipse cx={x} cy="112" rx="13" ry="13.5" fill={iris} />
          <ellipse cx={x} cy="112" rx="7" ry="11.5" fill={featureColor} />
          <circle cx={x + 3.4} cy="106.500" r="3.4" fill="#fff" />
        </g>
      ))}
      {happy ? <path fill="#7a2340" d="M106 150h28c0 10-5 16-14 16s-14-6-14-16z" /> : null}
      <Mirrored>
        <path
          d="M120 140v4c0 7-7 10-13 8-3-1-5-3-6-6"
          fill="none"
          stroke={featureColor}
          strokeWidth="3.5"
          strokeLinecap="round"
        />
      </Mirrored>
      <path fill="#e8687a" d="M112 130h16c5 0 6 4 3 7l-7 6c-2 2-6 2-8 0l-7-6c-3-3-2-7 3-7z" />
    </>
  );
}
