import { expect } from "vitest";

/** Waits until the browser has rendered some frames. Unlike `expect.poll`, it does not advance fake timers. */
export async function renderFrames(count: number): Promise<void> {
  for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame);
}

/** Renders frames until an element appears, for at most ten seconds. */
export async function appears(find: () => Element | null): Promise<void> {
  for (let frame = 0; frame < 600 && find() === null; frame += 1) await renderFrames(1);
  expect(find()).not.toBeNull();
}

/** Renders frames until a value is the expected one, for at most ten seconds. */
export async function becomes<Value>(read: () => Value, expected: Value): Promise<void> {
  for (let frame = 0; frame < 600 && read() !== expected; frame += 1) await renderFrames(1);
  expect(read()).toBe(expected);
}
