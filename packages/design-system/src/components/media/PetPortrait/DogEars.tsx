import type { DogCoat } from "@petbox/domain/pet/coat";
import { Mirrored } from "./Mirrored.tsx";
import type { Fur } from "./portraitCoats.ts";

interface EarsProps {
  readonly coat: DogCoat;
  readonly fur: Fur;
}

/** Ears behind the head: upright ones. */
export function DogEarsBehind({ coat, fur }: EarsProps) {
  if (coat !== "pointed") return null;
  return (
    <Mirrored>
      <path fill={fur.mark} d="M66 104C54 70 52 38 58 22c2-6 8-7 13-3 18 13 36 33 45 52z" />
      <path fill={fur.inner} d="M73 88c-8-22-9-42-6-54 13 11 26 27 33 41z" />
    </Mirrored>
  );
}

/** Ears in front of the head: those that fold or hang. */
export function DogEarsInFront({ coat, fur }: EarsProps) {
  switch (coat) {
    case "pointed":
      return null;
    case "short":
      return (
        <Mirrored>
          <path
            fill={fur.mark}
            d="M106 51C94 36 74 31 62 38c-15 9-22 36-20 60 1 9 8 12 14 6 14-13 33-27 45-36 7-5 9-12 5-17z"
          />
          <path fill={fur.shade} opacity=".55" d="M106 51C94 36 74 31 62 38c16 1 31 10 38 30l1 0c7-5 9-12 5-17z" />
        </Mirrored>
      );
    case "hanging":
      return (
        <Mirrored>
          <path
            fill={fur.mark}
            d="M98 49C82 42 62 46 52 62 38 86 32 120 37 150c3 17 22 20 32 6 11-17 12-42 16-62 2-11 12-20 18-27 6-8 4-14-5-18z"
          />
        </Mirrored>
      );
    case "spotted":
      return (
        <Mirrored>
          <path
            fill={fur.mark}
            d="M99 50C84 42 64 47 55 62 44 82 40 104 44 124c3 14 19 16 27 4 9-14 10-30 14-43 3-9 11-14 17-20 6-6 4-12-3-15z"
          />
        </Mirrored>
      );
    case "long":
      return (
        <Mirrored>
          <path
            fill={fur.mark}
            d="M96 52C80 46 60 52 50 70 38 92 34 128 30 160c-1 9 6 9 10 3 0 10 6 15 12 6 1 9 9 12 14 2 4 6 10 4 11-4 4-28 4-56 10-80 3-12 12-19 16-24 4-6 0-9-7-11z"
          />
        </Mirrored>
      );
    case "curly":
      return (
        <Mirrored>
          <g fill={fur.mark}>
            <circle cx="62" cy="82" r="20" />
            <circle cx="51" cy="104" r="21" />
            <circle cx="49" cy="129" r="21" />
            <circle cx="62" cy="148" r="18" />
            <circle cx="70" cy="122" r="18" />
          </g>
        </Mirrored>
      );
  }
}
