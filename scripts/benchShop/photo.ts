import type { Browser } from "@playwright/test";
import { openPhone, slowDown, slowerCpu } from "./phone.ts";

/** Compression of a photo that exceeds the limit, in milliseconds. */
export interface HeavyPhoto {
  /** Until it can be sent. */
  readonly ready: number;
  /** The longest time between two frames. */
  readonly longestGap: number;
}

/** Draws a photo of 12 MB, 8,000 pixels wide, and puts it into the file input. Runs in the page. */
async function choosePhoto(): Promise<void> {
  const noise = new ImageData(1_000, 750);
  let seed = 7;
  for (let at = 0; at < noise.data.length; at += 1) {
    seed = (seed * 16_807) % 2_147_483_647;
    noise.data[at] = at % 4 === 3 ? 255 : seed & 255;
  }
  const canvas = new OffscreenCanvas(8_000, 6_000);
  canvas.getContext("2d")?.drawImage(await createImageBitmap(noise), 0, 0, canvas.width, canvas.height);
  const drawn = await canvas.convertToBlob({ type: "image/jpeg", quality: 0.8 });
  const rest = new Uint8Array(Math.max(0, 12_582_912 - drawn.size));
  const files = new DataTransfer();
  files.items.add(new File([drawn, rest], "bob.jpg", { type: "image/jpeg" }));
  const input = document.querySelector<HTMLInputElement>("dialog[open] input[name=photo]");
  if (input === null) throw new Error("The page has no input for a photo.");
  input.files = files.files;
  input.dispatchEvent(new Event("change", { bubbles: true }));
}

/** Presses the button that compresses the photo and waits for the result. Runs in the page. */
function shrink(): Promise<HeavyPhoto> {
  return new Promise((resolve, reject) => {
    const dialog = document.querySelector("dialog[open]");
    const button = [...(dialog?.querySelectorAll("button") ?? [])].find(
      ({ textContent }) => textContent === "Diminuir esta foto e usar",
    );
    const input = dialog?.querySelector<HTMLInputElement>("input[name=photo]");
    if (button === undefined || !input) return reject(new Error("The dialog has no button that compresses the photo."));
    const begun = performance.now();
    let last = begun;
    let longestGap = 0;
    const look = () => {
      const now = performance.now();
      longestGap = Math.max(longestGap, now - last);
      last = now;
      if (input.files?.length === 1) resolve({ ready: now - begun, longestGap });
      else requestAnimationFrame(look);
    };
    button.click();
    requestAnimationFrame(look);
  });
}

/** Opens the account page of a customer with one pet. */
export async function measureHeavyPhoto(browser: Browser, origin: string): Promise<HeavyPhoto> {
  const context = await openPhone(browser);
  const page = await context.newPage();
  await page.goto(`${origin}/dados-cliente`, { waitUntil: "networkidle" });
  await page.getByRole("button", { name: /foto/i }).first().click();
  await page.locator("dialog[open] input[name=photo]").waitFor({ state: "attached" });
  await page.evaluate(choosePhoto);
  await page.getByRole("button", { name: "Diminuir esta foto e usar" }).waitFor();
  await slowDown(page);
  const { ready, longestGap } = await page.evaluate(shrink);
  await context.close();
  // A worker, which is not slowed down, compresses the photo.
  return { ready: slowerCpu * ready, longestGap };
}
