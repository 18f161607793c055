import type { ComponentProps } from "react";
import { Outline } from "./Outline.tsx";

const circle = "M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18Z";

/** The few signs that the first screen needs, drawn here: the icon library would weigh more than all of them. */
export const drawings = {
  check: "m5 12.5 4.5 4.5L19 7.5",
  open: "m6 9 6 6 6-6",
  locked: "M5 11h14v10H5ZM8 11V7.5a4 4 0 0 1 8 0V11",
  paw: "M12 12c3 0 6 3 6 6 0 2-1.5 3-3 3-1 0-2-.5-3-.5s-2 .5-3 .5c-1.5 0-3-1-3-3 0-3 3-6 6-6Zm-3-5.5v1m6-1v1M4.5 11v1m15-1v1",
  close: "m6 6 12 12M18 6 6 18",
  success: `${circle}m-4 9.5 2.7 2.7L16 9.5`,
  danger: `${circle}m-3 6 6 6m0-6-6 6`,
  warning: "M12 4 2.8 19.5h18.4ZM12 10v4.5m0 2.4v.1",
  alert: `${circle}M12 7.5v5.5m0 3v.1`,
  info: `${circle}M12 11v5.5m0-9v.1`,
  question: `${circle}m-2.6 6.6a2.7 2.7 0 1 1 3.7 2.5c-.7.3-1.1.8-1.1 1.7m0 3.1v.1`,
} as const;

export interface GlyphProps extends Omit<ComponentProps<"svg">, "children" | "role"> {
  /** The sign to draw. */
  sign: keyof typeof drawings;
  /** The accessible name; without it the sign is decorative. */
  label?: string | undefined;
}

/**
 * A small sign in the colour of the text around it.
 *
 * @example
 * <Text><Glyph sign="check" /> Frete grátis</Text>
 */
export function Glyph({ sign, label, ...rest }: GlyphProps) {
  return (
    <Outline
      role={label === undefined ? undefined : "img"}
      aria-label={label}
      aria-hidden={label === undefined}
      width="24"
      height="24"
      {...rest}
    >
      <path d={drawings[sign]} />
    </Outline>
  );
}
