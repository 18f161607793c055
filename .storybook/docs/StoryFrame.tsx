import { use } from "react";
import { GroundContext } from "./GroundContext.ts";
import { Sill, Window } from "./StoryFrame.styles.ts";

interface StoryFrameProps {
  readonly id: string;
  readonly title: string;
  /** In CSS pixels, as the story sees it. */
  readonly width: number;
  readonly height: number;
}

/** One story in a window of its own: its own width, its own backend. It loads when it is come near. */
export function StoryFrame({ id, title, width, height }: StoryFrameProps) {
  const scheme = use(GroundContext);
  const address = `./iframe.html?id=${encodeURIComponent(id)}&viewMode=story&embedded=true&globals=theme:${scheme}`;
  return (
    <Sill>
      <Window title={title} src={address} loading="lazy" width={width} height={height} />
    </Sill>
  );
}
