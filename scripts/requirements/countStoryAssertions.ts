import { expect } from "storybook/test";
import { afterEach, beforeEach } from "vitest";

let earlier = 0;

beforeEach(() => {
  earlier = expect.getState().assertionCalls;
});

// A story without `play` asserts nothing.
afterEach(({ task, story }) => {
  task.meta.assertions = expect.getState().assertionCalls - earlier;
  task.meta.spec = story?.parameters.spec ?? [];
});
