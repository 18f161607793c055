import { AnchorMdx, Heading, Subheading } from "@storybook/addon-docs/blocks";
import { type RefObject, type SyntheticEvent, use, useEffect, useRef, useState } from "react";
import { storyEndEvent } from "../storyEnd.ts";
import { GlobalsContext, GroundContext } from "./GroundContext.ts";
import { Place, Sill, Waiting, Window } from "./StoryFrame.styles.ts";
import { takeTurn } from "./storyTurns.ts";

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

/** How long a story may play before the next one begins, in milliseconds. */
const longestPlay = 20_000;

/**
 * Whether a story waits for its turn, plays or has played. It plays when its frame comes into view.
 * @param sill the frame's place on the page.
 */
function useTurn(sill: RefObject<HTMLElement | null>) {
  const [progress, setProgress] = useState<"waiting" | "playing" | "played">("waiting");
  const end = useRef(() => {});

  useEffect(() => {
    if (sill.current === null) return;
    let giveUp = () => {};
    const play = async () => {
      observer.disconnect();
      setProgress("playing");
      await new Promise<void>((resolve) => {
        end.current = resolve;
        setTimeout(resolve, longestPlay);
      });
      setProgress("played");
    };
    const observer = new IntersectionObserver(([place]) => {
      giveUp();
      if (place?.isIntersecting) giveUp = takeTurn(play);
    });
    observer.observe(sill.current);
    return () => {
      observer.disconnect();
      giveUp();
      end.current();
    };
  }, [sill]);

  return { progress, onEnd: () => end.current() };
}

/**
 * A story in an iframe, with its own viewport and backend. While it plays, it is out of sight and out of the page's flow: each field that it
 * focuses would scroll the page.
 */
export function StoryFrame({ id, title, width, height, fits = false }: StoryFrameProps) {
  const [fittingHeight, setFittingHeight] = useState(height);
  const sill = useRef<HTMLDivElement>(null);
  const { progress, onEnd } = useTurn(sill);
  const scheme = use(GroundContext);
  const globals = use(GlobalsContext);
  const fit = ({ currentTarget: { contentDocument } }: SyntheticEvent<HTMLIFrameElement>) => {
    if (contentDocument === null || !fits) return;
    // The story renders after the page has loaded.
    const observer = new ResizeObserver(() => setFittingHeight(heightOfStory(contentDocument) ?? height));
    observer.observe(contentDocument.body);
  };
  const look = [
    `theme:${scheme}`,
    "a11y.manual:!true",
    ...followed.flatMap((name) => (globals[name] ? `${name}:${globals[name]}` : [])),
  ];
  const address = `./iframe.html?id=${encodeURIComponent(id)}&viewMode=story&embedded=true&globals=${look.join(";")}`;
  // React has no prop for an event of our own.
  const listen = (frame: HTMLIFrameElement | null) => {
    frame?.addEventListener(storyEndEvent, onEnd);
    return () => frame?.removeEventListener(storyEndEvent, onEnd);
  };
  return (
    <Sill ref={sill} tabIndex={0} role="group" aria-label={title} aria-busy={progress !== "played"}>
      <Place style={{ inlineSize: width, blockSize: fittingHeight }}>
        {progress === "waiting" ? null : (
          <Window
            ref={listen}
            title={title}
            src={address}
            width={width}
            height={fittingHeight}
            onLoad={fit}
            $isPlaying={progress === "playing"}
          />
        )}
        {progress === "played" ? null : <Waiting>Preparando esta história…</Waiting>}
      </Place>
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
