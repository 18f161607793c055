import { tokens } from "../../../tokens/index.ts";
import { Mirrored } from "./Mirrored.tsx";
import { featureColor } from "./portraitCoats.ts";

interface FaceProps {
  /** Factor of the eyes: a small pet's are larger. */
  readonly eyes: number;
  readonly happy: boolean;
}

/** Eyes, nose and mouth of a dog. */
export function DogFace({ eyes, happy }: FaceProps) {
  const radius = 8.5 * eyes;
  return (
    <>
      {[95, 145].map((x) => (
        <g key={x}>
          <circle cx={x} cy="100" r={radius} fill={featureColor} />
          <circle cx={x + radius * 0.32} cy={100 - radius * 0.36} r={radius * 0.34} fill="#fff" />
        </g>
      ))}
      {happy ? (
        <>
          <path fill="#7a2340" d="M98 142h44c0 15-9 25-22 25s-22-10-22-25z" />
          <path fill={tokens.color.affection} d="M108 154c3-5 21-5 24 0v10c0 8-5 13-12 13s-12-5-12-13z" />
        </>
      ) : null}
      <Mirrored>
        <path
          d="M120 132v4c0 8-8 12-16 9-3-1-6-4-7-7"
          fill="none"
          stroke={featureColor}
          strokeWidth="4"
          strokeLinecap="round"
        />
      </Mirrored>
      <path fill={featureColor} d="M107 114h26c7 0 9 6 6 11-4 7-11 12-19 12s-15-5-19-12c-3-5-1-11 6-11z" />
      <path fill="#fff" opacity=".35" d="M111 118h11c2 0 2 4 0 4h-9c-4 0-5-4-2-4z" />
    </>
  );
}
