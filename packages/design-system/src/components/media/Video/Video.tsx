import { VideoOff } from "lucide-react";
import { type ComponentProps, useImperativeHandle, useLayoutEffect, useRef, useState } from "react";
import { styled } from "styled-components";
import { useTexts } from "../../../texts/useTexts.ts";
import { tokens } from "../../../tokens/index.ts";
import { type VideoTexts, videoTexts } from "./videoTexts.ts";

const Root = styled.div`
  display: grid;
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.skeleton};
  overflow: hidden;
  & > * { grid-area: 1 / 1; }
  &:has(video:focus-visible) { outline: ${tokens.size.focusRing} solid ${tokens.color.focus}; outline-offset: ${tokens.size.borderThick}; }
`;

const Player = styled.video`
  width: 100%;
  aspect-ratio: 16 / 9;
  [data-failed] > & { visibility: hidden; }
`;

const Failure = styled.div`
  pointer-events: none;
  &:not(:empty) {
    display: grid;
    place-content: center;
    justify-items: center;
    gap: ${tokens.space.s2};
    padding: ${tokens.space.s4};
    color: ${tokens.color.ink};
    text-align: center;
  }
`;

export interface VideoProps extends Omit<ComponentProps<"video">, "autoPlay" | "controls" | "aria-label" | "src"> {
  /** The URL of the video. */
  src: string;
  /** The accessible name of the video. */
  label: string;
  /** Replaces the component's own texts, all or some. */
  texts?: Partial<VideoTexts> | undefined;
}

/**
 * A video that only the viewer starts; before that, only its first moments are loaded. `className` goes to the frame,
 * `ref` and the other props to the video; captions are `<track>` children.
 *
 * @example
 * <Video src="/videos/primeira-caixa.mp4" label="Como é a primeira caixa" poster="/videos/primeira-caixa.webp">
 *   <track default kind="captions" srcLang="pt-BR" label="Português" src="/videos/primeira-caixa.vtt" />
 * </Video>
 */
export function Video({ src, label, className, onError, ref, texts, ...rest }: VideoProps) {
  const { failedText } = useTexts("video", videoTexts, texts);
  const player = useRef<HTMLVideoElement>(null);
  const [broken, setBroken] = useState<string>();
  const failed = broken === src;
  useImperativeHandle<HTMLVideoElement | null, HTMLVideoElement | null>(ref, () => player.current, []);

  // A video in the server's markup may fail before hydration.
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
