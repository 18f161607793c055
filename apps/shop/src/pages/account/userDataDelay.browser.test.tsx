import { createShopStory } from "@petbox/storybook/shopStory";
import { within } from "storybook/test";
import { afterEach, expect, it, vi } from "vitest";
import { usualTimings } from "../../app/services.ts";
import { appears, renderFrames } from "../../testing/frames.ts";
import { mountElement } from "../../testing/mountElement.ts";

afterEach(() => {
  vi.useRealTimers();
});

it("SUB-059 requests the missing data one second after the page appears, and not a millisecond earlier", async () => {
  const shop = await createShopStory({
    path: "/area-cliente",
    scenario: "sem-cadastro",
    straight: true,
    timings: usualTimings,
  });
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const place = mountElement(shop.element);
  await within(place).findByRole("link", { name: /^Você é/ });
  const dialog = () => within(place).queryByRole("dialog");
  // The effect that starts the timer runs after the link appears.
  await renderFrames(5);
  await vi.advanceTimersByTimeAsync(999);
  await renderFrames(5);
  expect(dialog()).toBeNull();
  await vi.advanceTimersByTimeAsync(1);
  await appears(dialog);
});
