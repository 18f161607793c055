import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { launchChromium } from "../launchChromium.ts";
import { documentOf, publicPictures, sourceOf } from "./publicPictures.ts";

const folder = join(import.meta.dirname, "../../apps/shop/public");
const browser = await launchChromium();
for (const picture of publicPictures) {
  const page = await browser.newPage({ viewport: { width: picture.width, height: picture.height } });
  await page.setContent(documentOf(picture));
  await page.evaluate(() => document.fonts.ready);
  writeFileSync(join(folder, picture.file), await page.screenshot({ omitBackground: true }));
  await page.close();
}
await browser.close();
const sources = Object.fromEntries(publicPictures.map((picture) => [picture.file, sourceOf(picture)]));
writeFileSync(join(import.meta.dirname, "drawnFrom.json"), `${JSON.stringify(sources, null, 2)}\n`);
