import { createShopStory } from "@petbox/storybook/shopStory";
import { within } from "storybook/test";
import { afterEach, expect, it, vi } from "vitest";
import { usualTimings } from "../../app/services.ts";
import { appears, renderFrames } from "../../testing/frames.ts";
import { mountElement } from "../../testing/mountElement.ts";
import { drawnPhoto } from "./drawnPhoto.ts";

afterEach(() => {
  vi.useRealTimers();
});

it("SUB-272 asks to confirm a photo one second after its preview, and not a millisecond earlier", async () => {
  const shop = await createShopStory({
    path: "/dados-cliente",
    scenario: "assinante",
    straight: true,
    timings: usualTimings,
  });
  const place = mountElement(shop.element);
  const canvas = within(place);
  (await canvas.findByRole("button", { name: "Trocar a foto do Bob" })).click();
  const field = await canvas.findByLabelText("Nova foto");
  const photo = await drawnPhoto();
  if (!(field instanceof HTMLInputElement)) throw new Error("There is no field for the photo.");
  const chosen = new DataTransfer();
  chosen.items.add(photo);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  field.files = chosen.files;
  field.dispatchEvent(new Event("change", { bubbles: true }));
  await appears(() => canvas.queryByText("bob.png"));
  const question = () => canvas.queryByText("É esta a nova foto do Bob?");
  await renderFrames(5);
  await vi.advanceTimersByTimeAsync(999);
  await renderFrames(5);
  expect(question()).toBeNull();
  await vi.advanceTimersByTimeAsync(1);
  await appears(question);
});
