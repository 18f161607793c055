import type { DogCoat } from "@petbox/domain/pet/coat";
import { Mirrored } from "./Mirrored.tsx";
import type { Fur } from "./portraitCoats.ts";

interface BodyProps {
  readonly coat: DogCoat;
  readonly fur: Fur;
}

/** Neck, shoulders and chest, down to the edge of the picture. */
export function DogBody({ coat, fur }: BodyProps) {
  return (
    <>
      <Mirrored>
        <path fill={fur.base} d="M122 140H92c0 34-16 46-28 62-9 12-13 26-13 42h71z" />
      </Mirrored>
      <Mirrored>
        <path fill={fur.shade} d="M122 150H92c0 10-1 18-3 25 8 9 20 14 33 14z" />
      </Mirrored>
      <Chest coat={coat} fur={fur} />
    </>
  );
}

function Chest({ coat, fur }: BodyProps) {
  switch (coat) {
    case "long":
    case "pointed":
      return (
        <Mirrored>
          <path
            fill={fur.light}
            d="M122 180c-14 0-24 4-30 10-6 8-7 16-5 22 2 5 7 4 9 1-1 9 4 13 9 9 0 10 8 12 11 6 2 6 4 8 6 8z"
          />
        </Mirrored>
      );
    case "curly":
      return (
        <>
          <g fill={fur.mark}>
            {[72, 96, 120, 144, 168].map((x) => (
              <circle key={x} cx={x} cy={x === 120 ? 226 : 222} r="19" />
            ))}
          </g>
          <g fill={fur.light}>
            <circle cx="120" cy="206" r="20" />
            <circle cx="104" cy="214" r="14" />
            <circle cx="136" cy="214" r="14" />
            <circle cx="120" cy="226" r="16" />
          </g>
        </>
      );
    case "spotted":
      return (
        <g fill={fur.mark}>
          <circle cx="78" cy="214" r="8" />
          <circle cx="92" cy="232" r="6" />
          <circle cx="160" cy="208" r="6" />
          <circle cx="168" cy="228" r="9" />
          <circle cx="146" cy="230" r="4" />
        </g>
      );
    default:
      return <path fill={fur.light} d="M120 196c18 0 29 14 29 31 0 7-2 13-4 17H95c-2-4-4-10-4-17 0-17 11-31 29-31z" />;
  }
}
