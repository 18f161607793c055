import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { waitFor } from "storybook/test";
import { expect, it, vi } from "vitest";
import { ThemeRoot } from "../../theme/ThemeRoot.tsx";
import { ClubCard } from "./ClubCard.tsx";

/** Ground of the portrait, in its circle above the head, and of the card. */
const grounds = {
  light: { portrait: "243,236,255", card: "255,249,242" },
  dark: { portrait: "51,35,90", card: "23,16,31" },
} as const;

it.each(["light", "dark"] as const)(
  "makes the card in the browser, in %s colours, a square picture with the pet's name, and downloads it without a share sheet",
  async (colorScheme) => {
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
          <ThemeRoot colorScheme={colorScheme}>
            <ClubCard
              pet={{ species: "dog", coat: "short", name: "Senhor Bigode", sex: "male" }}
              link="https://petbox.example/cupom/BOB"
            />
          </ThemeRoot>,
        ),
      );
      expect(place.textContent).toContain("O Senhor Bigode entrou para o clube");
      place.querySelector("button")?.click();
      // The code that draws loads at the press.
      await waitFor(() => expect(click).toHaveBeenCalled(), { timeout: 30_000 });
      const [file] = saved;
      if (file === undefined) throw new Error("No picture was made.");
      expect([file.name, file.type]).toEqual(["petbox-clube.png", "image/png"]);
      const picture = await createImageBitmap(file);
      expect([picture.width, picture.height]).toEqual([1080, 1080]);
      const pen = penOn(picture);
      expect(colorAt(pen, 540, 105)).toBe(grounds[colorScheme].portrait);
      expect(colorAt(pen, 5, 5)).toBe(grounds[colorScheme].card);
      // The portrait, sampled: a picture that did not load leaves one colour. The tag shows the name.
      const sampled = Array.from({ length: 660 }, (_, step) => colorAt(pen, 210 + step, 70 + step));
      expect(new Set(sampled).size).toBeGreaterThan(5);
      const tag = Array.from({ length: 100 }, (_, step) => colorAt(pen, 490 + step, 70 + 212 * 2.75));
      expect(tag).toContain("255,176,32");
      expect(tag).toContain("43,27,61");
    } finally {
      vi.restoreAllMocks();
      root.unmount();
      place.remove();
    }
  },
);

it("shortens a very long name at a word", () => {
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  flushSync(() =>
    root.render(
      <ThemeRoot>
        <ClubCard
          pet={{ species: "cat", coat: "short", name: "Princesa Leopoldina Estrela Cadente", sex: "female" }}
          link="https://petbox.example/cupom/MARIA"
        />
      </ThemeRoot>,
    ),
  );
  expect(place.textContent).toContain("A Princesa Leopoldina entrou para o clube");
  root.unmount();
  place.remove();
});

function penOn(picture: ImageBitmap): OffscreenCanvasRenderingContext2D {
  const pen = new OffscreenCanvas(picture.width, picture.height).getContext("2d");
  if (pen === null) throw new Error("This browser cannot draw.");
  pen.drawImage(picture, 0, 0);
  return pen;
}

const colorAt = (pen: OffscreenCanvasRenderingContext2D, x: number, y: number) =>
  pen.getImageData(x, y, 1, 1).data.slice(0, 3).join();
