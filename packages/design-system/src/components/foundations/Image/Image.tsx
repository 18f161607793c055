import { pictureFallbackDelay } from "@petbox/domain/pet/pictureSources";
import { type ComponentProps, type HTMLAttributes, useContext, useEffect, useState } from "react";
import { EmblemContext } from "../../../theme/EmblemContext.ts";
import { Glyph } from "../Glyph/Glyph.tsx";
import { Picture, Avatar as Root } from "./Image.styles.ts";

/** The look of a picture, or of its replacement. */
interface ImageLook {
  /** The alternative text; "" when the text beside it says the same. */
  alt: string;
  /** Its real width in pixels, which with the height reserves the place. */
  width: number;
  /** Its real height in pixels. */
  height: number;
  /**
   * The shape of its corners.
   * @default "rounded"
   */
  shape?: "rounded" | "round" | "square" | undefined;
  /** Another class of the picture, or of the avatar in its place. */
  className?: string | undefined;
}

export interface ImageProps
  extends ImageLook,
    Omit<ComponentProps<"img">, "alt" | "width" | "height" | "src" | "className" | "loading"> {
  /** The URL of the picture; an empty one goes straight to the fallbacks. */
  src: string;
  /**
   * Fallback URLs, tried in this order when `src` fails. After the last one an avatar of the same size is shown.
   * @default []
   */
  fallbacks?: readonly string[] | undefined;
  /**
   * How the picture fills a box of another shape, when CSS gives it one.
   * @default the picture keeps its own shape
   */
  fit?: "cover" | "contain" | undefined;
  /**
   * Loads immediately and with high priority: for the main picture of the first screen.
   * @default false
   */
  priority?: boolean | undefined;
  /**
   * Loads immediately, with normal priority: for a picture that is about to be visible, such as the next one in a row.
   * @default false
   */
  soon?: boolean | undefined;
}

/**
 * A picture with a reserved place and fallbacks. Its props stay on the page with the replacement; `ref` holds the
 * picture, or null.
 *
 * @example
 * <Image
 *   src="/imagens/bob.webp"
 *   fallbacks={["/imagens/bob.jpg"]}
 *   alt="Bob, deitado na caixa"
 *   width={320}
 *   height={240}
 * />
 */
export function Image({ src, fallbacks = [], ...rest }: ImageProps) {
  // Skips empty and repeated URLs: each is tried once (SUB-346).
  const sources = [...new Set([src, ...fallbacks])].filter((source) => source !== "");
  return <FallbackImage key={sources.join(" ")} sources={sources} {...rest} />;
}

interface AvatarProps extends ImageLook, Omit<HTMLAttributes<Element>, keyof ImageLook> {}

/** Replaces a picture that failed to load: a paw, or the emblem of ThemeRoot, on the brand's tint, in exactly the picture's size. */
function Avatar({ alt, width, height, shape, ...rest }: AvatarProps) {
  const Emblem = useContext(EmblemContext) ?? Paw;
  const size = Math.min(width, height) * 0.4;
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
      <Emblem x={(width - size) / 2} y={(height - size) / 2} width={size} height={size} />
    </Root>
  );
}

function Paw(props: ComponentProps<"svg">) {
  return <Glyph sign="paw" x={props.x} y={props.y} width={props.width} height={props.height} />;
}

type FallbackImageProps = Omit<ImageProps, "src" | "fallbacks"> & { sources: readonly string[] };

function FallbackImage({
  sources,
  fit,
  shape,
  priority = false,
  soon = false,
  srcSet,
  sizes,
  onLoad,
  onError,
  ref,
  ...rest
}: FallbackImageProps) {
  const { step, isLocked, fail } = useFallbacks();
  // The server's markup has no skeleton, which would stay behind a picture that loads before hydration.
  const [loading, setLoading] = useState(false);
  const source = sources[step];
  if (source === undefined || isLocked) return <Avatar {...rest} shape={shape} />;

  // A picture in the server's markup may load or fail before hydration.
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
      // A browser prefers these to `src`, so a fallback would be ignored.
      {...(step === 0 && { srcSet, sizes })}
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

/** Moves on to the next URL after a failure: the first time immediately, then no sooner than the lock allows (SUB-376). */
function useFallbacks() {
  // The index of the current URL; past the end once all have failed.
  const [step, setStep] = useState(0);
  const [failed, setFailed] = useState<number>();
  // The URL failed, and the next one waits a moment.
  const isLocked = failed === step;

  useEffect(() => {
    if (!isLocked) return;
    const timer = setTimeout(() => setStep(step + 1), pictureFallbackDelay);
    return () => clearTimeout(timer);
  }, [isLocked, step]);

  return {
    step,
    isLocked,
    /** Reports the failure of a step; repeated reports count once. */
    fail: (at: number) => (at === 0 ? setStep((now) => Math.max(now, 1)) : setFailed(at)),
  };
}
