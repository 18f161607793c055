import type { Coat } from "@petbox/domain/pet/coat";
import { CurlyHead, LongHead } from "./DogHair.tsx";
import { Mirrored } from "./Mirrored.tsx";
import type { Fur } from "./portraitCoats.ts";

interface HeadProps {
  readonly coat: Coat;
  readonly fur: Fur;
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
