import { createShopStory } from "@petbox/storybook/shopStory";
import { createRoot } from "react-dom/client";
import { configure, within } from "storybook/test";
import { afterEach, expect, it, vi } from "vitest";
import { usualTimings } from "../../app/services.ts";

configure({ asyncUtilTimeout: 15_000 });

const closing: (() => void)[] = [];

afterEach(() => {
  for (const each of closing.splice(0)) each();
  vi.useRealTimers();
});

const nextFrame = () => new Promise(requestAnimationFrame);

/** Renders frames until an element appears. Unlike `expect.poll`, it does not advance the fake timers. */
async function appears(find: () => Element | null) {
  for (let frame = 0; frame < 600 && find() === null; frame += 1) await nextFrame();
  expect(find()).not.toBeNull();
}

it("SUB-059 requests the missing data one second after the page appears, and not a millisecond earlier", async () => {
  const shop = await createShopStory({
    path: "/area-cliente",
    scenario: "sem-cadastro",
    straight: true,
    timings: usualTimings,
  });
  const place = document.createElement("div");
  document.body.append(place);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const root = createRoot(place);
  root.render(shop.element);
  closing.push(() => {
    root.unmount();
    place.remove();
  });
  await within(place).findByRole("link", { name: /^Você é/ });
  const dialog = () => within(place).queryByRole("dialog");
  await vi.advanceTimersByTimeAsync(999);
  for (let frame = 0; frame < 5; frame += 1) await nextFrame();
  expect(dialog()).toBeNull();
  await vi.advanceTimersByTimeAsync(1);
  await appears(dialog);
});
