import type { Browser } from "@playwright/test";

/** How a photo far too heavy is made lighter, in milliseconds. */
export interface HeavyPhoto {
  /** Until it is ready to be sent. */
  readonly ready: number;
  /** The longest time in which the page drew nothing meanwhile. */
  readonly longestGap: number;
}

/** The processor is so many times slower. The browser slows the page down alone: what goes on beside it is counted so often. */
const slower = 4;

/** 12 MB, 8,000 pixels wide: as a good camera makes it. Drawn in the page, into its field; runs there. */
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
  if (input === null) throw new Error("There is no place for a photo.");
  input.files = files.files;
  input.dispatchEvent(new Event("change", { bubbles: true }));
}

/** Presses what makes the photo lighter, and looks on until it is; runs in the page. */
function shrink(): Promise<HeavyPhoto> {
  return new Promise((resolve, reject) => {
    const dialog = document.querySelector("dialog[open]");
    const button = [...(dialog?.querySelectorAll("button") ?? [])].find(
      ({ textContent }) => textContent === "Diminuir esta foto e usar",
    );
    const input = dialog?.querySelector<HTMLInputElement>("input[name=photo]");
    if (button === undefined || !input) return reject(new Error("Nothing makes the photo lighter."));
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

/** On the account's page of somebody with one pet. */
export async function measureHeavyPhoto(browser: Browser, origin: string): Promise<HeavyPhoto> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, locale: "pt-BR" });
  const page = await context.newPage();
  await page.goto(`${origin}/dados-cliente`, { waitUntil: "networkidle" });
  await page.getByRole("button", { name: /foto/i }).first().click();
  await page.locator("dialog[open] input[name=photo]").waitFor({ state: "attached" });
  await page.evaluate(choosePhoto);
  await page.getByRole("button", { name: "Diminuir esta foto e usar" }).waitFor();
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slower });
  const { ready, longestGap } = await page.evaluate(shrink);
  await context.close();
  return { ready: slower * ready, longestGap };
}
