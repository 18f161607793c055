import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { openRoot } from "../../../conformance/openRoot.ts";
import { Image } from "./Image.tsx";

const drawn = (color: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8" fill="${color}"/></svg>`)}`;
const rungs = [drawn("red"), drawn("green"), drawn("blue")] as const;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => {
  vi.useRealTimers();
});

const shown = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

it("SUB-376 tries at most one fallback every 200 ms, and shows the avatar meanwhile", async () => {
  const { page, root } = openRoot();
  root.render(<Image src={rungs[0]} fallbacks={rungs.slice(1)} alt="Bob" width={8} height={8} priority />);
  await shown();
  const source = () => page.querySelector("img")?.getAttribute("src");
  const fail = async () => {
    page.querySelector("img")?.dispatchEvent(new Event("error"));
    await shown();
  };
  await fail();
  expect(source()).toBe(rungs[1]);
  await fail();
  expect(page.querySelector("svg")).not.toBeNull();
  vi.advanceTimersByTime(199);
  await shown();
  expect(source()).toBeUndefined();
  vi.advanceTimersByTime(1);
  await shown();
  expect(source()).toBe(rungs[2]);
});

it("a fallback is not hidden by the `srcSet` of the picture that failed", async () => {
  const { page, root } = openRoot();
  root.render(
    <Image src={rungs[0]} srcSet={`${rungs[2]} 1x`} fallbacks={[rungs[1]]} alt="Bob" width={8} height={8} priority />,
  );
  await shown();
  const picture = () => page.querySelector("img");
  expect(picture()).toHaveAttribute("srcset", `${rungs[2]} 1x`);
  picture()?.dispatchEvent(new Event("error"));
  await shown();
  expect(picture()).toHaveAttribute("src", rungs[1]);
  expect(picture()).not.toHaveAttribute("srcset");
});

it("passes its props to the replacement, but not the ref", async () => {
  const { page, root } = openRoot();
  const pressed = vi.fn();
  const referred = vi.fn();
  root.render(
    <Image
      src=""
      alt="Bob"
      width={8}
      height={8}
      id="bob"
      data-pet="bob"
      style={{ order: 2 }}
      onClick={pressed}
      ref={referred}
    />,
  );
  await shown();
  const standIn = page.querySelector("svg");
  expect(standIn).toHaveAttribute("id", "bob");
  expect(standIn).toHaveAttribute("data-pet", "bob");
  expect(standIn?.style.order).toBe("2");
  standIn?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  expect(pressed).toHaveBeenCalledTimes(1);
  expect(referred).not.toHaveBeenCalled();
});
