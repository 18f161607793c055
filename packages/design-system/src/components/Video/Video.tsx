import type { ComponentProps } from "react";
import { Root } from "./Video.styles.ts";

export interface VideoProps extends Omit<ComponentProps<"video">, "autoPlay" | "controls" | "aria-label" | "src"> {
  src: string;
  /** What the video is, for whoever does not see it. */
  label: string;
}

/** A video that the viewer starts: nothing plays, and nothing but its first moments is fetched, by itself. */
export function Video({ src, label, ...rest }: VideoProps) {
  return <Root preload="metadata" playsInline {...rest} src={src} controls aria-label={label} />;
}
