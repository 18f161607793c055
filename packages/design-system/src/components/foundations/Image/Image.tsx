import { type ComponentProps, useState } from "react";
import { Avatar } from "./Avatar.tsx";
import { Picture } from "./Image.styles.ts";
import type { ImageLook } from "./imageLook.ts";
import { useLadder } from "./useLadder.ts";

export interface ImageProps
  extends ImageLook,
    Omit<ComponentProps<"img">, "alt" | "width" | "height" | "src" | "className" | "loading"> {
  /** The address of the picture; an empty one goes straight to the fallbacks. */
  src: string;
  /**
   * Addresses to try, in this order, when `src` cannot be shown. After the last one an avatar of the same size stands in.
   * @default []
   */
  fallbacks?: readonly string[];
  /**
   * How the picture fills another shape than its own, when CSS gives it one.
   * @default the picture keeps its own shape
   */
  fit?: "cover" | "contain";
  /**
   * Loads at once and first: for the picture that the first screen is about.
   * @default false
   */
  priority?: boolean;
  /**
   * Loads at once, though after what comes first: for a picture that is about to be seen, as the next one of a row.
   * @default false
   */
  soon?: boolean;
}

/**
 * A picture that keeps its place while loading and has something to show when it cannot be had. What it is given stays on
 * the page with what stands in for it; `ref` holds a picture, or nothing.
 */
export function Image({ src, fallbacks = [], ...rest }: ImageProps) {
  // An empty address is no picture, and one that failed fails again: each is tried once (SUB-346).
  const sources = [...new Set([src, ...fallbacks])].filter((source) => source !== "");
  return <Ladder key={sources.join(" ")} sources={sources} {...rest} />;
}

type LadderProps = Omit<ImageProps, "src" | "fallbacks"> & { sources: readonly string[] };

function Ladder({ sources, fit, shape, priority = false, soon = false, onLoad, onError, ref, ...rest }: LadderProps) {
  const { step, isLocked, fail } = useLadder();
  // The server's markup has no skeleton: behind a picture that is here before the code, nobody would take it away.
  const [loading, setLoading] = useState(false);
  const source = sources[step];
  if (source === undefined || isLocked) return <Avatar {...rest} shape={shape} />;

  // A picture of the server's markup may have come, or failed, before anyone listened.
  const settleEarlyOutcome = (image: HTMLImageElement | null) => {
    if (image === null) return;
    if (!image.complete || image.currentSrc === "") setLoading(true);
    else if (image.naturalWidth > 0) setLoading(false);
    else fail(step);
  };
  return (
    <Picture
      key={source}
      {...rest}
      ref={(image) => {
        settleEarlyOutcome(image);
        if (typeof ref === "function") return ref(image);
        if (ref) ref.current = image;
      }}
      src={source}
      loading={priority || soon ? "eager" : "lazy"}
      fetchPriority={priority ? "high" : undefined}
      decoding="async"
      onLoad={(event) => {
        setLoading(false);
        onLoad?.(event);
      }}
      onError={(event) => {
        fail(step);
        onError?.(event);
      }}
      data-loading={loading || undefined}
      data-fit={fit}
      data-shape={shape}
    />
  );
}
