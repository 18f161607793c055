import { backendChoiceOf, isOtherBackend } from "./toolbarChoices.ts";

type Play = (context: { readonly globals: Readonly<Record<string, unknown>> }) => Promise<void> | void;

interface Story {
  readonly input: { play?: Play };
  extend(input: unknown): Story;
}

interface Meta {
  story(input: unknown): Story;
}

/** Skips the steps of a story, and of those that extend it, under a backend that the toolbar chose. */
function onOwnBackend(story: Story): Story {
  const { play } = story.input;
  if (play) {
    story.input.play = (context) => (isOtherBackend(backendChoiceOf(context.globals)) ? undefined : play(context));
  }
  const extend = story.extend.bind(story);
  story.extend = (input) => onOwnBackend(extend(input));
  return story;
}

/**
 * Makes a preview's stories play on their own backend only. Under the toolbar's scenario or fault, a designer looks at the page: the
 * story's steps would press things, and fail although nothing is wrong. Storybook has no hook around `play`.
 * @param defineMeta the preview's `meta`. @returns it, with the same types.
 */
export function playOnOwnBackend<DefineMeta extends (input: never) => unknown>(defineMeta: DefineMeta): DefineMeta {
  return new Proxy(defineMeta, {
    apply(target, preview, parameters) {
      const meta: Meta = Reflect.apply(target, preview, parameters);
      const story = meta.story.bind(meta);
      meta.story = (input) => onOwnBackend(story(input));
      return meta;
    },
  });
}
