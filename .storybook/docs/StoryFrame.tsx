import { AnchorMdx, Heading, Subheading } from "@storybook/addon-docs/blocks";
import { type SyntheticEvent, use, useState } from "react";
import { GlobalsContext, GroundContext } from "./GroundContext.ts";
import { Sill, Window } from "./StoryFrame.styles.ts";

/** The choices of the toolbar that a frame follows besides its scheme; the server is the story's own. */
const followed = ["contrast", "motion", "brand", "direction", "language"];

interface StoryFrameProps {
  readonly id: string;
  readonly title: string;
  /** The viewport of the story, in CSS pixels. */
  readonly width: number;
  readonly height: number;
  /**
   * Whether the frame becomes as high as the story, where the story does not depend on its window.
   * @default false
   */
  readonly fits?: boolean;
}

/** A story in a lazy iframe, with its own viewport and backend. */
export function StoryFrame({ id, title, width, height, fits = false }: StoryFrameProps) {
  const [fittingHeight, setFittingHeight] = useState(height);
  const scheme = use(GroundContext);
  const globals = use(GlobalsContext);
  const fit = ({ currentTarget: { contentDocument } }: SyntheticEvent<HTMLIFrameElement>) => {
    if (contentDocument === null || !fits) return;
    // The story renders after the page has loaded.
    const observer = new ResizeObserver(() => setFittingHeight(heightOfStory(contentDocument) ?? height));
    observer.observe(contentDocument.body);
  };
  const look = [`theme:${scheme}`, ...followed.flatMap((name) => (globals[name] ? `${name}:${globals[name]}` : []))];
  const address = `./iframe.html?id=${encodeURIComponent(id)}&viewMode=story&embedded=true&globals=${look.join(";")}`;
  return (
    <Sill tabIndex={0} role="group" aria-label={title}>
      <Window title={title} src={address} loading="lazy" width={width} height={fittingHeight} onLoad={fit} />
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

/** A story that is longer scrolls in its frame. */
const longest = 900;

/**
 * Returns the height of a story, in CSS pixels, or nothing where the story depends on the height of its window: an
 * element is fixed to it, or fills it.
 */
function heightOfStory({ body, defaultView }: Document): number | undefined {
  if (defaultView === null) return undefined;
  // The root of the theme fills the window; what is in it does not.
  const elements = [...body.querySelectorAll("#storybook-root [data-theme] *, body > dialog")];
  const isBound = (element: Element) => /fixed|sticky/.test(defaultView.getComputedStyle(element).position);
  if (elements.length === 0 || elements.some(isBound)) return undefined;
  const bottom = Math.max(...elements.map((element) => element.getBoundingClientRect().bottom + defaultView.scrollY));
  const { paddingBlockEnd } = defaultView.getComputedStyle(body);
  return Math.min(Math.ceil(bottom + Number.parseFloat(paddingBlockEnd)), longest);
}
