import { waitFor } from "storybook/test";
import { expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { openRoot } from "../../../conformance/openRoot.ts";
import { ThemeRoot } from "../../../theme/ThemeRoot.tsx";
import { PhotoUpload } from "./index.ts";
import { storyPhoto } from "./storyPhotos.ts";

it("reports a photo to the callback of the last render, not to the one from before it was prepared", async () => {
  const { page: place, root } = openRoot();
  const outdated = vi.fn();
  const latest = vi.fn();
  const show = (label: string, onValueChange: (photo: File | undefined) => void) =>
    root.render(
      <ThemeRoot>
        <PhotoUpload name="photo" label={label} onValueChange={onValueChange} />
      </ThemeRoot>,
    );
  show("Foto", outdated);
  await expect.element(page.getByText("Escolher foto")).toBeVisible();
  // The photo is prepared once the test lets it be decoded.
  let decode: () => void = () => undefined;
  const waiting = new Promise<void>((resolve) => {
    decode = resolve;
  });
  const decoded = createImageBitmap;
  const held = vi.fn(async (picture: ImageBitmapSource) => {
    await waiting;
    return decoded(picture);
  });
  vi.stubGlobal("createImageBitmap", held);
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(await storyPhoto());
  place
    .querySelector("input[type=file]")
    ?.parentElement?.dispatchEvent(new DragEvent("drop", { bubbles: true, cancelable: true, dataTransfer }));
  await waitFor(() => expect(held).toHaveBeenCalledOnce());
  show("Foto do Bob", latest);
  await expect.element(page.getByText("Foto do Bob")).toBeVisible();
  decode();
  await waitFor(() => expect(latest).toHaveBeenCalledOnce());
  expect(outdated).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
});
