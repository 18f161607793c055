import { Mirrored } from "./Mirrored.tsx";
import type { Fur } from "./portraitCoats.ts";

interface HairProps {
  readonly fur: Fur;
}

/** A long coat: curtains of hair parted on the forehead, and a beard. */
export function LongHead({ fur }: HairProps) {
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
export function CurlyHead({ fur }: HairProps) {
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
