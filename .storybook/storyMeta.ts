import { backendChoiceOf, isOtherBackend, lookOf } from "./toolbarChoices.ts";

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

/** Whether the toolbar chose a backend, a language or a direction that the steps of stories are not written for. */
function isOther(globals: Readonly<Record<string, unknown>>): boolean {
  const { texts, direction } = lookOf(globals);
  return isOtherBackend(backendChoiceOf(globals)) || texts !== undefined || direction === "rtl";
}

/** Skips the steps of a story, and of those that extend it, under such a choice. */
function asWritten(story: Story): Story {
  const { play } = story.input;
  if (play) story.input.play = (context) => (isOther(context.globals) ? undefined : play(context));
  const extend = story.extend.bind(story);
  story.extend = (input) => asWritten(extend(input));
  return story;
}

/** Stories without a component have no props: Storybook would open an empty panel of controls for them. */
function withoutEmptyControls(input: MetaInput): MetaInput {
  if ("component" in input || "argTypes" in input) return input;
  return { ...input, parameters: { ...input.parameters, controls: { disable: true } } };
}

/**
 * Adds to a preview's `meta` what Storybook has no hook for: pages show no empty panel of controls, and stories play on their own
 * backend, in Portuguese and from left to right only. Under another choice of the toolbar, a designer looks at the page: the story's steps
 * would press things, and fail although nothing is wrong.
 * @param defineMeta the preview's `meta`. @returns it, with the same types.
 */
export function completeMeta<DefineMeta extends (input: never) => unknown>(defineMeta: DefineMeta): DefineMeta {
  return new Proxy(defineMeta, {
    apply(target, preview, [input]: [MetaInput]) {
      const meta: Meta = Reflect.apply(target, preview, [withoutEmptyControls(input)]);
      const story = meta.story.bind(meta);
      meta.story = (input) => asWritten(story(input));
      return meta;
    },
  });
}
