import { afterEach, beforeEach, expect } from "vitest";

let earlier = 0;

beforeEach(() => {
  earlier = expect.getState().assertionCalls;
});

afterEach(({ task }) => {
  task.meta.assertions = expect.getState().assertionCalls - earlier;
});
