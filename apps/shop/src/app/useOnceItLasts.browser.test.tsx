import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useOnceItLasts } from "./useOnceItLasts.ts";

let leave = () => {};

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.useFakeTimers();
});

// The page that the tests run in is that of other files too.
afterEach(() => {
  act(() => leave());
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

interface WatcherProps {
  readonly isGoingOn: boolean;
  /** Sees each rendering. */
  readonly see: (lasts: boolean) => void;
}

function Watcher({ isGoingOn, see }: WatcherProps) {
  see(useOnceItLasts(isGoingOn, 100));
  return null;
}

/** What is shown of something that goes on or does not, with a patience of 100 ms. */
function watch() {
  const seen: boolean[] = [];
  const see = (lasts: boolean) => void seen.push(lasts);
  const root = createRoot(document.createElement("div"));
  leave = () => root.unmount();
  return {
    seen,
    show: (isGoingOn: boolean) => act(() => root.render(<Watcher isGoingOn={isGoingOn} see={see} />)),
    pass: (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds)),
  };
}

it("shows nothing of what is over at once", () => {
  const { seen, show, pass } = watch();
  show(true);
  pass(99);
  show(false);
  pass(1_000);
  expect(new Set(seen)).toEqual(new Set([false]));
});

it("shows what lasts, until it is over, and is as patient the next time", () => {
  const { seen, show, pass } = watch();
  show(true);
  pass(100);
  expect(seen.at(-1)).toBe(true);
  seen.length = 0;
  show(false);
  show(true);
  pass(99);
  expect(new Set(seen)).toEqual(new Set([false]));
  pass(1);
  expect(seen.at(-1)).toBe(true);
});
