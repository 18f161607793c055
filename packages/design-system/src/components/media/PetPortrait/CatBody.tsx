import { Mirrored } from "./Mirrored.tsx";
import type { CatLook } from "./portraitCoats.ts";

interface BodyProps {
  readonly look: CatLook;
}

/** Tail, neck, shoulders and chest of a cat. */
export function CatBody({ look }: BodyProps) {
  const { isLong, pattern, fur } = look;
  return (
    <>
      <path
        fill="none"
        stroke={pattern === "mask" ? fur.mark : fur.base}
        strokeWidth={isLong ? 26 : 15}
        strokeLinecap="round"
        d="M150 234c30 4 46-10 46-34 0-14 6-22 13-25"
      />
      <Mirrored>
        <path fill={fur.base} d="M122 146H94c0 26-12 40-20 56-6 12-9 26-9 42h57z" />
      </Mirrored>
      <Mirrored>
        <path fill={fur.shade} d="M122 152H94c0 9-1 17-3 24 8 8 18 12 31 12z" />
      </Mirrored>
      <Chest look={look} />
      <BodyMarks look={look} />
    </>
  );
}

function Chest({ look: { isLong, pattern, fur } }: BodyProps) {
  const color = pattern === "mask" ? fur.base : fur.light;
  return (
    <Mirrored>
      {isLong ? (
        <path fill={color} d="M122 178c-18 0-32 6-38 16-3 7 2 11 8 9-2 9 4 13 11 10 1 9 7 12 12 8 2 6 5 8 7 8z" />
      ) : (
        <path fill={color} d="M122 196c-16 0-26 13-26 30 0 7 1 13 3 18h23z" />
      )}
    </Mirrored>
  );
}

function BodyMarks({ look: { pattern, fur } }: BodyProps) {
  switch (pattern) {
    case "stripes":
      return (
        <Mirrored>
          <path
            fill={fur.mark}
            d="M74 204c7 1 13 4 17 8 3 3 0 7-4 5-5-3-11-5-18-5zM67 226c7 0 13 2 18 5 4 3 1 7-3 6-5-2-11-3-17-2z"
          />
        </Mirrored>
      );
    case "spots":
      return (
        <Mirrored>
          <g fill={fur.mark}>
            <ellipse cx="84" cy="202" rx="6" ry="4.5" />
            <ellipse cx="76" cy="218" rx="5" ry="6" />
            <ellipse cx="90" cy="220" rx="4.5" ry="4" />
            <ellipse cx="80" cy="234" rx="5.5" ry="4.5" />
          </g>
        </Mirrored>
      );
    case "mask":
      return (
        <Mirrored>
          <path fill={fur.mark} d="M71 212c9 4 15 14 17 32H65c0-12 2-23 6-32z" />
        </Mirrored>
      );
    default:
      return null;
  }
}
