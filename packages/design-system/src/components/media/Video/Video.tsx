import { VideoOff } from "lucide-react";
import { type ComponentProps, useImperativeHandle, useLayoutEffect, useRef, useState } from "react";
import { Failure, Player, Root } from "./Video.styles.ts";
import { type VideoTexts, videoTexts } from "./videoTexts.ts";

export interface VideoProps extends Omit<ComponentProps<"video">, "autoPlay" | "controls" | "aria-label" | "src"> {
  /** The address of the video. */
  src: string;
  /** What the video is, for whoever does not see it. */
  label: string;
  /** Other words in the place of its own. */
  texts?: Partial<VideoTexts> | undefined;
}

/**
 * A video that the viewer starts: nothing plays, and nothing but its first moments is fetched, by itself. `className` is for the
 * frame, `ref` and the rest for the video; captions are `<track>`s among its children.
 */
export function Video({ src, label, className, onError, ref, texts, ...rest }: VideoProps) {
  const { failedText } = { ...videoTexts, ...texts };
  const player = useRef<HTMLVideoElement>(null);
  const [broken, setBroken] = useState<string>();
  const failed = broken === src;
  useImperativeHandle<HTMLVideoElement | null, HTMLVideoElement | null>(ref, () => player.current, []);

  // A video of the server's markup may have failed before anyone listened.
  useLayoutEffect(() => {
    if (player.current?.error) setBroken(src);
  }, [src]);

  return (
    <Root className={className} data-failed={failed || undefined}>
      <Player
        preload="metadata"
        playsInline
        {...rest}
        ref={player}
        src={src}
        controls
        aria-label={label}
        onError={(event) => {
          setBroken(src);
          onError?.(event);
        }}
      />
      <Failure role="status">
        {failed ? (
          <>
            <VideoOff aria-hidden />
            <span>{failedText}</span>
          </>
        ) : null}
      </Failure>
    </Root>
  );
}
