import { tokens } from "../../../tokens/index.ts";
import { Mirrored } from "./Mirrored.tsx";
import { type CatCoat, type Fur, featureColor } from "./portraitCoats.ts";

interface FaceProps {
  /** The iris. */
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

interface BodyProps {
  readonly coat: CatCoat;
  readonly fur: Fur;
}

/** Neck, shoulders and chest of a cat. */
export function CatBody({ coat, fur }: BodyProps) {
  return (
    <>
      <Mirrored>
        <path fill={fur.base} d="M122 146H94c0 26-12 40-20 56-6 12-9 26-9 42h57z" />
      </Mirrored>
      <Mirrored>
        <path fill={fur.shade} d="M122 152H94c0 9-1 17-3 24 8 8 18 12 31 12z" />
      </Mirrored>
      <Mirrored>
        {coat === "long" ? (
          <path fill={fur.light} d="M122 178c-18 0-32 6-38 16-3 7 2 11 8 9-2 9 4 13 11 10 1 9 7 12 12 8 2 6 5 8 7 8z" />
        ) : (
          <>
            <path fill={fur.light} d="M122 196c-16 0-26 13-26 30 0 7 1 13 3 18h23z" />
            <path
              fill={fur.mark}
              d="M74 204c7 1 13 4 17 8 3 3 0 7-4 5-5-3-11-5-18-5zM67 226c7 0 13 2 18 5 4 3 1 7-3 6-5-2-11-3-17-2z"
            />
          </>
        )}
      </Mirrored>
    </>
  );
}

interface CatProps {
  readonly coat: CatCoat;
  readonly fur: Fur;
}

/** Ears, which stand behind the head. */
export function CatEars({ coat, fur }: CatProps) {
  return (
    <Mirrored>
      <path fill={fur.base} d="M58 110C50 78 50 48 56 32c2-6 8-7 13-3 16 11 32 24 43 38z" />
      <path fill={fur.inner} d="M66 88c-5-17-5-33-2-43 11 8 22 17 30 27z" />
      {coat === "long" ? <path fill={fur.light} d="M70 84c0-12 3-22 9-29 1 7 3 12 7 15 1 6-4 12-16 14z" /> : null}
    </Mirrored>
  );
}

/** The skull with its fur: stripes, or the ruff of a long coat. */
export function CatHead({ coat, fur }: CatProps) {
  return coat === "long" ? <LongHead fur={fur} /> : <ShortHead fur={fur} />;
}

function LongHead({ fur }: Pick<CatProps, "fur">) {
  return (
    <>
      <Mirrored>
        <path
          fill={fur.base}
          d="M122 56C88 56 64 76 60 104l-20 22c-5 6-1 11 6 10-5 8-1 14 7 13-3 8 3 14 11 11 1 8 8 11 15 7 10 6 26 9 43 9z"
        />
      </Mirrored>
      <Mirrored>
        <path
          fill={fur.light}
          d="M122 118c-9 0-16 4-20 9-13 3-23 10-25 20-1 6 4 9 9 6 0 9 8 13 14 8 3 9 12 13 22 13z"
        />
      </Mirrored>
      <path
        fill={fur.mark}
        d="M120 54c-6 0-11 3-14 8 2 8 5 14 8 18 1-6 2-10 4-13 1 8 1 15 2 20 1-5 1-12 2-20 2 3 3 7 4 13 3-4 6-10 8-18-3-5-8-8-14-8z"
      />
    </>
  );
}

function ShortHead({ fur }: Pick<CatProps, "fur">) {
  return (
    <>
      <Mirrored>
        <path fill={fur.base} d="M122 56C82 56 56 78 54 112c-2 32 26 56 68 56z" />
        <path
          fill={fur.mark}
          d="M55 104c10 1 18 3 25 7 3 2 1 6-2 5-7-2-15-3-24-2zM57 128c9-2 17-2 24 0 4 1 3 6-1 6-7 0-14 1-20 4zM92 63c4 8 6 16 6 24 0 5-6 5-7 1-2-8-5-14-9-20z"
        />
      </Mirrored>
      <Mirrored>
        <path fill={fur.light} d="M122 122c-14 0-28 6-32 18-3 14 10 28 32 28z" />
      </Mirrored>
      <path fill={fur.mark} d="M115 56h10c1 12 0 22-2 30-1 5-5 5-6 0-2-8-3-18-2-30z" />
    </>
  );
}
