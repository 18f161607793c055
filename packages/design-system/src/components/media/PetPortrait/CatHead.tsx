import { Mirrored } from "./Mirrored.tsx";
import type { CatLook } from "./portraitCoats.ts";

interface HeadProps {
  readonly look: CatLook;
}

/** Ears, which stand behind the head. */
export function CatEars({ look: { isLong, pattern, fur } }: HeadProps) {
  return (
    <Mirrored>
      <path
        fill={pattern === "mask" ? fur.mark : fur.base}
        d="M58 110C50 78 50 48 56 32c2-6 8-7 13-3 16 11 32 24 43 38z"
      />
      <path fill={fur.inner} d="M66 88c-5-17-5-33-2-43 11 8 22 17 30 27z" />
      {isLong ? <path fill={tuftOf(pattern, fur)} d="M70 84c0-12 3-22 9-29 1 7 3 12 7 15 1 6-4 12-16 14z" /> : null}
    </Mirrored>
  );
}

const tuftOf = (pattern: CatLook["pattern"], fur: CatLook["fur"]) => (pattern === "mask" ? fur.base : fur.light);

/** The skull with its fur: its marks, and the ruff of a long coat. */
export function CatHead({ look }: HeadProps) {
  const { isLong, fur } = look;
  return (
    <>
      <Mirrored>
        <path fill={fur.base} d={isLong ? longSkull : shortSkull} />
      </Mirrored>
      <HeadMarks look={look} />
      <Mirrored>
        <path fill={fur.light} d={isLong && look.pattern !== "mask" ? longMuzzle : shortMuzzle} />
      </Mirrored>
      <Forehead look={look} />
    </>
  );
}

/** The marks around the eyes, which the muzzle covers. */
function HeadMarks({ look: { isLong, pattern, fur } }: HeadProps) {
  switch (pattern) {
    case "stripes":
      return (
        <Mirrored>
          <path fill={fur.mark} d={cheekStripes} transform={isLong ? "translate(6 0)" : undefined} />
        </Mirrored>
      );
    case "spots":
      return (
        <Mirrored>
          <g fill={fur.mark}>
            <ellipse cx="66" cy="110" rx="4" ry="5" />
            <ellipse cx="68" cy="128" rx="5" ry="4" />
            <ellipse cx="78" cy="144" rx="4.5" ry="3.5" />
            <ellipse cx="88" cy="76" rx="5" ry="4" />
            <ellipse cx="104" cy="66" rx="4" ry="5.5" />
          </g>
        </Mirrored>
      );
    case "mask":
      return (
        <Mirrored>
          <path fill={fur.mark} d="M122 82c-12 2-32 8-42 22-8 12-6 30 4 42 9 11 22 19 38 19z" />
        </Mirrored>
      );
    case "wrinkles":
      return (
        <g fill="none" stroke={fur.mark} strokeWidth="3" strokeLinecap="round">
          <path d="M96 74c14-6 34-6 48 0M102 84c11-4 25-4 36 0" />
        </g>
      );
    case "none":
      return null;
  }
}

/** The middle of the forehead, in front of everything: a stripe, or the hair of a long coat. */
function Forehead({ look: { isLong, pattern, fur } }: HeadProps) {
  if (isLong && pattern !== "mask") return <path fill={fur.mark} d={forelock} />;
  if (pattern !== "stripes" && pattern !== "spots") return null;
  return <path fill={fur.mark} d="M115 56h10c1 12 0 22-2 30-1 5-5 5-6 0-2-8-3-18-2-30z" />;
}

const shortSkull = "M122 56C82 56 56 78 54 112c-2 32 26 56 68 56z";
const shortMuzzle = "M122 122c-14 0-28 6-32 18-3 14 10 28 32 28z";
const longSkull =
  "M122 56C88 56 64 76 60 104l-20 22c-5 6-1 11 6 10-5 8-1 14 7 13-3 8 3 14 11 11 1 8 8 11 15 7 10 6 26 9 43 9z";
const longMuzzle = "M122 118c-9 0-16 4-20 9-13 3-23 10-25 20-1 6 4 9 9 6 0 9 8 13 14 8 3 9 12 13 22 13z";
const cheekStripes =
  "M55 104c10 1 18 3 25 7 3 2 1 6-2 5-7-2-15-3-24-2zM57 128c9-2 17-2 24 0 4 1 3 6-1 6-7 0-14 1-20 4zM92 63c4 8 6 16 6 24 0 5-6 5-7 1-2-8-5-14-9-20z";
const forelock =
  "M120 54c-6 0-11 3-14 8 2 8 5 14 8 18 1-6 2-10 4-13 1 8 1 15 2 20 1-5 1-12 2-20 2 3 3 7 4 13 3-4 6-10 8-18-3-5-8-8-14-8z";
