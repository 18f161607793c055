import { addons } from "storybook/preview-api";

/** Dispatched at the iframe of a story when the story has played, or failed. */
export const storyEndEvent = "petbox:story-end";

/** Announces the end of each story to the docs page that shows it in an iframe. */
export async function announceStoryEnd(): Promise<void> {
  const channel = await addons.ready();
  const announce = () => window.frameElement?.dispatchEvent(new Event(storyEndEvent));
  // The former comes before the check of accessibility, the latter also after a failure.
  channel.on("storyRendered", announce);
  channel.on("storyFinished", announce);
}
