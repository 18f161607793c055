import { Mirrored } from "./Mirrored.tsx";
import type { CatCoat, Fur } from "./portraitCoats.ts";

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
