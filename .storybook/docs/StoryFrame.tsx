import { AnchorMdx, Heading, Subheading } from "@storybook/addon-docs/blocks";
import { use } from "react";
import { GroundContext } from "./GroundContext.ts";
import { Sill, Window } from "./StoryFrame.styles.ts";

interface StoryFrameProps {
  readonly id: string;
  readonly title: string;
  /** The viewport of the story, in CSS pixels. */
  readonly width: number;
  readonly height: number;
}

/** A story in a lazy iframe, with its own viewport and backend. */
export function StoryFrame({ id, title, width, height }: StoryFrameProps) {
  const scheme = use(GroundContext);
  const address = `./iframe.html?id=${encodeURIComponent(id)}&viewMode=story&embedded=true&globals=theme:${scheme}`;
  return (
    <Sill>
      <Window title={title} src={address} loading="lazy" width={width} height={height} />
    </Sill>
  );
}

interface StoryHeadingProps {
  readonly id: string;
  readonly children: string;
  /** @default 3 */
  readonly level?: 2 | 3;
}

/** A heading that links to the story. */
export function StoryHeading({ id, children, level = 3 }: StoryHeadingProps) {
  const Level = level === 2 ? Heading : Subheading;
  return (
    <Level>
      <AnchorMdx target="_self" href={`?path=/story/${id}`}>
        {children}
      </AnchorMdx>
    </Level>
  );
}
