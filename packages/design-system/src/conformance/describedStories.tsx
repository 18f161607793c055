import type { ComponentType, ReactNode } from "react";

type Args = Readonly<Record<string, unknown>>;
type Decorator = (story: () => ReactNode, context: object) => ReactNode;

export interface Description {
  readonly component?: ComponentType<Args>;
  readonly args?: Args;
  readonly render?: (args: Args, context: object) => ReactNode;
  readonly decorators?: Decorator | readonly Decorator[];
}

/** A story as its description alone: Storybook itself needs a browser. */
export class DescribedStory {
  readonly input: Description;
  readonly composed: Description;
  constructor(meta: Description, input: Description = {}) {
    const decorators = [input.decorators ?? [], meta.decorators ?? []].flat();
    this.input = input;
    this.composed = { ...meta, ...input, args: { ...meta.args, ...input.args }, decorators };
  }
  /** A story in another width or theme, which jsdom does not have. */
  extend(more: Description): object {
    return { input: more, extend: (last: Description) => this.extend(last) };
  }
}

const meta = (described: Description) => ({
  story: (own?: Description) => new DescribedStory(described, own),
  input: described,
});

/** Takes the place of `@petbox/storybook/preview` in a test. */
export const describingPreview = { default: { meta, type: () => ({ meta }) } };

/** Renders a described story. */
export function ShownStory({ component: Component, args = {}, render, decorators = [] }: Description) {
  const context = { args, globals: {}, parameters: {} };
  const content = render ? render(args, context) : Component && <Component {...args} />;
  return [decorators].flat().reduce<ReactNode>((inner, decorate) => decorate(() => inner, context), content);
}
