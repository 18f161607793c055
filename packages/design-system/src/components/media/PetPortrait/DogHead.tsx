import type { DogCoat } from "@petbox/domain/pet/coat";
import { Mirrored } from "./Mirrored.tsx";
import type { Fur } from "./portraitCoats.ts";

interface HeadProps {
  readonly coat: DogCoat;
  readonly fur: Fur;
}

interface HairProps {
  readonly fur: Fur;
}

/** A long coat: curtains of hair parted on the forehead, and a beard. */
function LongHead({ fur }: HairProps) {
  return (
    <>
      <Mirrored>
        <path
          fill={fur.base}
          d="M122 42C90 42 68 62 66 96l-10 28c-3 8 3 10 8 8-2 9 4 13 11 10 0 9 7 12 13 8 6 11 20 18 34 18z"
        />
      </Mirrored>
      <Mirrored>
        <path fill={fur.light} d="M122 104c-22 0-38 11-40 30-1 8 6 10 10 7 1 9 8 12 13 9 1 11 7 18 17 22z" />
      </Mirrored>
      <Mirrored>
        <path fill={fur.shade} d="M122 40c-22 2-42 14-48 40 10-3 20-9 27-17-2 7-6 13-10 17 13-4 24-14 31-30z" />
      </Mirrored>
      <path fill={fur.base} d="M120 28c-10 5-19 14-21 27 8 0 15-3 21-9 6 6 13 9 21 9-2-13-11-22-21-27z" />
    </>
  );
}

/** A curly coat: a cloud on the head. */
function CurlyHead({ fur }: HairProps) {
  return (
    <>
      <Mirrored>
        <path fill={fur.base} d="M122 60C92 60 72 78 70 108c-2 34 22 58 52 58z" />
      </Mirrored>
      <g fill={fur.base}>
        <circle cx="120" cy="46" r="26" />
        <circle cx="94" cy="52" r="21" />
        <circle cx="146" cy="52" r="21" />
        <circle cx="80" cy="72" r="18" />
        <circle cx="160" cy="72" r="18" />
      </g>
      <g fill="none" stroke={fur.shade} strokeWidth="4" strokeLinecap="round">
        <path d="M98 46c2-7 9-10 15-7M126 38c6-3 13 0 15 7M112 60c4 4 12 4 16 0M80 68c1-6 6-9 11-8M160 68c-1-6-6-9-11-8" />
      </g>
      <g fill={fur.light}>
        <circle cx="120" cy="136" r="28" />
        <circle cx="98" cy="138" r="17" />
        <circle cx="142" cy="138" r="17" />
      </g>
    </>
  );
}

/** The skull with its fur: without ears and face. */
export function DogHead({ coat, fur }: HeadProps) {
  switch (coat) {
    case "long":
      return <LongHead fur={fur} />;
    case "curly":
      return <CurlyHead fur={fur} />;
    case "pointed":
      return (
        <>
          <Mirrored>
            <path
              fill={fur.base}
              d="M122 50C92 50 72 68 68 96l-14 24c-4 7 1 10 8 8-3 9 2 13 9 11-1 9 5 13 12 10 8 12 23 19 39 19z"
            />
          </Mirrored>
          <Mirrored>
            <path
              fill={fur.light}
              d="M122 168c-16 0-31-7-39-19-7 3-13-1-12-10-2 1-4 1-6 0 4-16 14-26 26-28-10-7-12-20-5-28 8-8 20-6 25 4 4 9 6 18 11 24z"
            />
          </Mirrored>
        </>
      );
    case "spotted":
      return (
        <>
          <Mirrored>
            <path fill={fur.base} d={skull} />
          </Mirrored>
          <path fill={fur.mark} d="M167 78c-14-11-33-6-38 9-5 15 3 32 18 34 12 2 22-4 27-16 0-10-2-19-7-27z" />
          <circle fill={fur.mark} cx="103" cy="65" r="5.5" />
          <circle fill={fur.mark} cx="117" cy="57" r="3.5" />
          <g fill={fur.mark}>
            <circle cx="86" cy="139" r="2.2" />
            <circle cx="94" cy="133" r="2.2" />
            <circle cx="154" cy="139" r="2.2" />
            <circle cx="146" cy="133" r="2.2" />
          </g>
        </>
      );
    default:
      return (
        <>
          <Mirrored>
            <path fill={fur.base} d={skull} />
          </Mirrored>
          <Mirrored>
            <path fill={fur.light} d={coat === "hanging" ? blaze : muzzle} />
          </Mirrored>
        </>
      );
  }
}

const skull = "M122 46C86 46 66 70 66 104c0 36 24 62 56 62z";
const muzzle = "M122 100c-22 0-38 14-38 34 0 19 16 32 38 32z";
const blaze = "M122 46c-8 2-12 16-13 34-1 16-6 26-14 32-10 8-14 16-12 26 4 18 20 28 39 28z";
