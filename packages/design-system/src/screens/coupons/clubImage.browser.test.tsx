import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { expect, it, vi } from "vitest";
import { ThemeRoot } from "../../theme/ThemeRoot.tsx";
import { ClubCard } from "./ClubCard.tsx";

it("makes the card in the browser, a square picture with the pet's first name only, and downloads it without a share sheet", async () => {
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  const saved: File[] = [];
  vi.spyOn(URL, "createObjectURL").mockImplementation((file) => {
    if (file instanceof File) saved.push(file);
    return "blob:card";
  });
  const click = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
  try {
    flushSync(() =>
      root.render(
        <ThemeRoot>
          <ClubCard
            pet={{ species: "dog", coat: "short", name: "Bob Souza", sex: "male" }}
            link="https://petbox.example/cupom/BOB"
          />
        </ThemeRoot>,
      ),
    );
    expect(place.textContent).toContain("O Bob entrou para o clube");
    expect(place.textContent).not.toContain("Souza");
    place.querySelector("button")?.click();
    // The code that draws loads at the press.
    await vi.waitFor(() => expect(click).toHaveBeenCalled(), { timeout: 30_000 });
    const [file] = saved;
    if (file === undefined) throw new Error("No picture was made.");
    expect([file.name, file.type]).toEqual(["petbox-clube.png", "image/png"]);
    const picture = await createImageBitmap(file);
    expect([picture.width, picture.height]).toEqual([1080, 1080]);
    expect(new Set(colorsIn(picture)).size).toBeGreaterThan(5);
  } finally {
    vi.restoreAllMocks();
    root.unmount();
    place.remove();
  }
});

/** The colours of the portrait's place, sampled: a picture that did not load leaves one. */
function colorsIn(picture: ImageBitmap): readonly string[] {
  const pen = new OffscreenCanvas(1080, 1080).getContext("2d");
  if (pen === null) throw new Error("This browser cannot draw.");
  pen.drawImage(picture, 0, 0);
  const { data } = pen.getImageData(210, 70, 660, 660);
  return Array.from({ length: 660 }, (_, at) => {
    const place = (at * 660 + at) * 4;
    return data.slice(place, place + 3).join();
  });
}
