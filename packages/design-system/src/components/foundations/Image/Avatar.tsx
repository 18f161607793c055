import type { HTMLAttributes } from "react";
import { Glyph } from "../Glyph/Glyph.tsx";
import { Avatar as Root } from "./Image.styles.ts";
import type { ImageLook } from "./imageLook.ts";

interface AvatarProps extends ImageLook, Omit<HTMLAttributes<Element>, keyof ImageLook> {}

/** Replaces a picture that failed to load: a paw on the brand's tint, in exactly the picture's size. */
export function Avatar({ alt, width, height, shape, ...rest }: AvatarProps) {
  const paw = Math.min(width, height) * 0.4;
  const named = alt === "" ? { "aria-hidden": true } : { role: "img", "aria-label": alt };
  return (
    <Root
      {...named}
      {...rest}
      width={width}
      height={height}
      data-missing=""
      viewBox={`0 0 ${width} ${height}`}
      data-shape={shape}
    >
      <Glyph sign="paw" x={(width - paw) / 2} y={(height - paw) / 2} width={paw} height={paw} />
    </Root>
  );
}
