import { expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { openRoot } from "../../../conformance/openRoot.ts";
import { ThemeRoot } from "../../../theme/ThemeRoot.tsx";
import { MultipleFileUpload } from "../MultipleFileUpload/index.ts";
import { PhotoUpload } from "./index.ts";
import { storyPhoto } from "./storyPhotos.ts";

const onValueChange = vi.fn();

it.each([
  {
    name: "PhotoUpload",
    choose: "Escolher foto",
    field: <PhotoUpload name="photo" label="Foto" onValueChange={onValueChange} />,
  },
  {
    name: "MultipleFileUpload",
    choose: "Escolher arquivos",
    field: <MultipleFileUpload name="files" label="Exames" onValueChange={onValueChange} />,
  },
])("$name in a disabled fieldset offers no choice and takes no dropped file", async ({ choose, field }) => {
  const { page: place, root } = openRoot();
  const render = (disabled: boolean) =>
    root.render(
      <ThemeRoot>
        <fieldset disabled={disabled}>{field}</fieldset>
      </ThemeRoot>,
    );
  render(true);
  const label = page.getByText(choose);
  await expect.element(label).not.toBeVisible();
  const drop = async () => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(await storyPhoto());
    place
      .querySelector("input[type=file]")
      ?.parentElement?.dispatchEvent(new DragEvent("drop", { bubbles: true, cancelable: true, dataTransfer }));
  };
  await drop();
  // A file that is taken would appear within some frames.
  for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame);
  expect(onValueChange).not.toHaveBeenCalled();
  expect(page.getByText("bob.png", { exact: true }).elements()).toEqual([]);
  render(false);
  await expect.element(label).toBeVisible();
  await drop();
  await expect.element(page.getByText("bob.png", { exact: true })).toBeVisible();
  expect(onValueChange).toHaveBeenCalledOnce();
  onValueChange.mockClear();
});
