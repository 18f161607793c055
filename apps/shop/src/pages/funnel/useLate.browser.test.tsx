import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useLate } from "./useLate.ts";

let leave = () => {};

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.useFakeTimers();
});

// Other test files run in the same page.
afterEach(() => {
  act(() => leave());
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

type Late = ReturnType<typeof useLate>;

interface WorkerProps {
  /** Called on each render. */
  readonly see: (late: Late) => void;
}

function Worker({ see }: WorkerProps) {
  see(useLate(100));
  return null;
}

/** Renders a task with a delay of 100 ms. `end` completes the task. */
function open() {
  const seen: Late[] = [];
  const root = createRoot(document.createElement("div"));
  leave = () => root.unmount();
  act(() => root.render(<Worker see={(late) => void seen.push(late)} />));
  let end = () => {};
  let reply = () => {};
  const task = (replied: () => void) =>
    new Promise<void>((resolve) => {
      reply = replied;
      end = resolve;
    });
  return {
    seen,
    begin: () => act(() => void seen.at(-1)?.run(task)),
    reply: () => reply(),
    end: () => act(async () => end()),
    pass: (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds)),
  };
}

it("does not render for a short task", async () => {
  const { seen, begin, end, pass } = open();
  begin();
  pass(99);
  await end();
  pass(1_000);
  expect(seen).toHaveLength(1);
});

it("is late until a long task ends, and waits equally long the next time", async () => {
  const { seen, begin, end, pass } = open();
  begin();
  pass(100);
  expect(seen.at(-1)?.isLate).toBe(true);
  await end();
  expect(seen.at(-1)?.isLate).toBe(false);
  begin();
  pass(99);
  expect(seen.at(-1)?.isLate).toBe(false);
  pass(1);
  expect(seen.at(-1)?.isLate).toBe(true);
  await end();
});

it("is not late once the reply has arrived, however long the next page takes", async () => {
  const { seen, begin, reply, end, pass } = open();
  begin();
  pass(99);
  reply();
  pass(10_000);
  await end();
  expect(seen.map(({ isLate }) => isLate)).toEqual([false]);
});
