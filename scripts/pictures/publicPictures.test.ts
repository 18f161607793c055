import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import drawnFrom from "./drawnFrom.json" with { type: "json" };
import { publicPictures, sourceOf } from "./publicPictures.ts";

const publicFile = (name: string) => readFileSync(join(import.meta.dirname, "../../apps/shop/public", name));

/** Width and height of a PNG, from its header. */
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

describe("the PNGs of the site", () => {
  it.each(publicPictures)("$file is up to date (npm run pictures) and has its declared size", (picture) => {
    expect(drawnFrom).toHaveProperty([picture.file], sourceOf(picture));
    expect(sizeOf(publicFile(picture.file))).toEqual([picture.width, picture.height]);
  });

  it("match the icons of the manifest and their sizes", () => {
    const { icons }: { icons: readonly { src: string; sizes: string; purpose?: string }[] } = JSON.parse(
      publicFile("manifest.webmanifest").toString(),
    );
    const drawn = icons.filter(({ src }) => src.endsWith(".png"));
    expect(drawn.map(({ src, sizes }) => [src, sizes])).toEqual(
      drawn.map(({ src }) => [src, sizeOf(publicFile(src.slice(1))).join("x")]),
    );
    expect(drawn.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(["192x192", "512x512"]));
    expect(icons.some(({ purpose }) => purpose === "maskable")).toBe(true);
  });
});
