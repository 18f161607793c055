import { backendChoiceOf, isOtherBackend } from "./toolbarChoices.ts";

type Play = (context: { readonly globals: Readonly<Record<string, unknown>> }) => Promise<void> | void;

interface MetaInput {
  readonly parameters?: Readonly<Record<string, unknown>>;
}

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

/** Stories without a component have no props: Storybook would open an empty panel of controls for them. */
function withoutEmptyControls(input: MetaInput): MetaInput {
  if ("component" in input || "argTypes" in input) return input;
  return { ...input, parameters: { ...input.parameters, controls: { disable: true } } };
}

/**
 * Adds to a preview's `meta` what Storybook has no hook for: pages show no empty panel of controls, and stories play on their own
 * backend only. Under the toolbar's scenario or fault, a designer looks at the page: the story's steps would press things, and fail
 * although nothing is wrong.
 * @param defineMeta the preview's `meta`. @returns it, with the same types.
 */
export function completeMeta<DefineMeta extends (input: never) => unknown>(defineMeta: DefineMeta): DefineMeta {
  return new Proxy(defineMeta, {
    apply(target, preview, [input]: [MetaInput]) {
      const meta: Meta = Reflect.apply(target, preview, [withoutEmptyControls(input)]);
      const story = meta.story.bind(meta);
      meta.story = (input) => onOwnBackend(story(input));
      return meta;
    },
  });
}
