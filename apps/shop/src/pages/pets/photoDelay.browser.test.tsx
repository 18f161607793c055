import { createShopStory } from "@petbox/storybook/shopStory";
import { createRoot } from "react-dom/client";
import { configure, within } from "storybook/test";
import { afterEach, expect, it, vi } from "vitest";
import { usualTimings } from "../../app/services.ts";
import { drawnPhoto } from "./drawnPhoto.ts";

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

it("SUB-272 asks to confirm a photo one second after its preview, and not a millisecond earlier", async () => {
  const shop = await createShopStory({
    path: "/dados-cliente",
    scenario: "assinante",
    straight: true,
    timings: usualTimings,
  });
  const place = document.createElement("div");
  document.body.append(place);
  const root = createRoot(place);
  root.render(shop.element);
  closing.push(() => {
    root.unmount();
    place.remove();
  });
  const canvas = within(place);
  (await canvas.findByRole("button", { name: "Trocar a foto do Bob" })).click();
  const field = await canvas.findByLabelText("Nova foto do Bob");
  const photo = await drawnPhoto();
  if (!(field instanceof HTMLInputElement)) throw new Error("There is no field for the photo.");
  const chosen = new DataTransfer();
  chosen.items.add(photo);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  field.files = chosen.files;
  field.dispatchEvent(new Event("change", { bubbles: true }));
  await appears(() => canvas.queryByText("bob.png"));
  const question = () => canvas.queryByText("É esta a nova foto do Bob?");
  for (let frame = 0; frame < 5; frame += 1) await nextFrame();
  await vi.advanceTimersByTimeAsync(999);
  for (let frame = 0; frame < 5; frame += 1) await nextFrame();
  expect(question()).toBeNull();
  await vi.advanceTimersByTimeAsync(1);
  await appears(question);
});
