import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { preparePhoto } from "./preparePhoto.ts";
import { brokenPhoto, storyPhoto } from "./storyPhotos.ts";

async function sizeOf(file: File | undefined) {
  if (file === undefined) throw new Error("There is no photo.");
  const { width, height } = await createImageBitmap(file);
  return { width, height };
}

async function preparedOf(file: File, sizeLimit: number): Promise<File | undefined> {
  const result = await preparePhoto(file, { sizeLimit, shrinks: true });
  return result.ok ? result.value : undefined;
}

/** A JPEG from a camera held upright: stored sideways, with an orientation tag, padded with metadata. */
async function takenUpright(): Promise<File> {
  const plain = await storyPhoto({ type: "image/jpeg" });
  const exif = [0xff, 0xe1, 0, 34, ...new TextEncoder().encode("Exif\0\0MM"), 0, 42, 0, 0, 0, 8, 0, 1];
  const orientation = [1, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0];
  const notes = [0xff, 0xfe, 0xea, 0x62, ...new Array<number>(60_000).fill(65)];
  const head = new Uint8Array([0xff, 0xd8, ...exif, ...orientation, ...notes]);
  return new File([head, plain.slice(2)], "bob.jpeg", { type: "image/jpeg" });
}

const place = [...new TextEncoder().encode("MM"), 0, 42];

/** A PNG with EXIF data at its very end. */
async function pngWithPlace(): Promise<File> {
  const photo = await storyPhoto({ side: 300, noise: true });
  const end = photo.size - 12;
  const exif = new Uint8Array([0, 0, 0, 4, ...new TextEncoder().encode("eXIf"), ...place, 0, 0, 0, 0]);
  return new File([photo.slice(0, end), exif, photo.slice(end)], "bob.png", { type: "image/png" });
}

/** A WebP of one pixel with EXIF data. */
function webpWithPlace(): File {
  const picture = Uint8Array.from(atob("VlA4TA0AAAAvAAAAEAcQERGIiP4HAA=="), (sign) => sign.charCodeAt(0));
  const head = ["RIFF", [56, 0, 0, 0], "WEBP", "VP8X", [10, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0]];
  const parts = [...head, picture, "EXIF", [4, 0, 0, 0, ...place]];
  const bytes = parts.map((part) => (typeof part === "string" ? part : new Uint8Array(part)));
  return new File(bytes, "bob.webp", { type: "image/webp" });
}

describe("preparing a photo", () => {
  it("keeps a light photo unchanged", async () => {
    const photo = await storyPhoto();
    expect(await preparePhoto(photo, { sizeLimit: photo.size, shrinks: false })).toEqual({ ok: true, value: photo });
  });

  it("scales a heavy photo down to a JPEG within the limit", async () => {
    const heavy = await storyPhoto({ side: 400, noise: true });
    const limit = 300_000;
    expect(heavy.size).toBeGreaterThan(limit);
    const photo = await preparedOf(heavy, limit);
    expect(photo).toMatchObject({ name: "bob.jpg", type: "image/jpeg" });
    expect(photo?.size).toBeLessThanOrEqual(limit);
    const { width, height } = await sizeOf(photo);
    expect(width / height).toBe(2);
  });

  it("scales down in a browser that draws only in pages", async () => {
    const heavy = await storyPhoto({ side: 400, noise: true });
    vi.stubGlobal("OffscreenCanvas", undefined);
    onTestFinished(() => void vi.unstubAllGlobals());
    expect((await preparedOf(heavy, 300_000))?.size).toBeLessThanOrEqual(300_000);
  });

  it("limits the dimensions", async () => {
    const wide = await storyPhoto({ side: 1500, type: "image/jpeg" });
    expect(await sizeOf(await preparedOf(wide, wide.size - 1))).toEqual({ width: 2048, height: 1024 });
  });

  it("applies the orientation", async () => {
    const upright = await takenUpright();
    expect(await sizeOf(await preparedOf(upright, 50_000))).toEqual({ width: 120, height: 240 });
  });

  it("turns transparency white", async () => {
    const clear = document.createElement("canvas");
    const blob = await new Promise<Blob | null>((done) => {
      clear.toBlob(done);
    });
    if (blob === null) throw new Error("This browser draws no PNG.");
    const notes = new Uint8Array(20_000);
    const photo = await preparedOf(new File([blob, notes], "bob.png", { type: "image/png" }), 10_000);
    if (photo === undefined) throw new Error("There is no photo.");
    const pen = document.createElement("canvas").getContext("2d");
    pen?.drawImage(await createImageBitmap(photo), 0, 0);
    expect([...(pen?.getImageData(5, 5, 1, 1).data ?? [])]).toEqual([255, 255, 255, 255]);
  });

  it("redraws an animated photo, and one with camera metadata, even if it is light", async () => {
    const upright = await takenUpright();
    const photo = await preparedOf(upright, 1_000_000);
    expect(await sizeOf(photo)).toEqual({ width: 120, height: 240 });
    const text = new TextDecoder("latin1").decode(await photo?.arrayBuffer());
    expect(text).not.toContain("Exif");
    const moving = await preparedOf(fourFrames(), 1_000_000);
    expect(moving).toMatchObject({ name: "bob.jpg", type: "image/jpeg" });
    for (const edited of [await pngWithPlace(), webpWithPlace()]) {
      expect(await preparedOf(edited, 1_000_000)).toMatchObject({ name: "bob.jpg", type: "image/jpeg" });
    }
  });

  it("SUB-270 refuses a heavy photo unless scaling down was requested", async () => {
    const heavy = await storyPhoto();
    const rules = { sizeLimit: heavy.size - 1, shrinks: false };
    expect(await preparePhoto(heavy, rules)).toEqual({ ok: false, error: "heavy" });
  });

  it.each([
    ["a text", new File(["au"], "bob.txt", { type: "text/plain" }), "not-a-picture"],
    ["a renamed HTML file", new File(["<!doctype html>"], "bob.jpg", { type: "image/jpeg" }), "not-a-picture"],
    [
      "a drawing with a script",
      new File(["<svg><script/></svg>"], "bob.svg", { type: "image/svg+xml" }),
      "not-a-picture",
    ],
    ["nothing", new File([], "bob.jpg", { type: "image/jpeg" }), "not-a-picture"],
    [
      "a HEIC, where the browser opens none",
      new File(["\0\0\0\x18ftypheic"], "bob.heic", { type: "image/heic" }),
      "broken",
    ],
    ["a JPEG that breaks off", brokenPhoto(), "broken"],
  ])("is refused when it is %s", async (_title, file, problem) => {
    expect(await preparePhoto(file, { sizeLimit: 1000, shrinks: true })).toEqual({ ok: false, error: problem });
  });

  it("refuses a photo that is too heavy at every size", async () => {
    expect(await preparePhoto(await storyPhoto(), { sizeLimit: 100, shrinks: true })).toEqual({
      ok: false,
      error: "too-heavy",
    });
  });
});

/** A photo in the cloud: reading it ends as the download does. */
function photoInTheCloud(download: Promise<ArrayBuffer>): File {
  const photo = new File([], "bob.jpg", { type: "image/jpeg" });
  vi.spyOn(photo, "slice").mockReturnValue(Object.assign(new Blob(), { arrayBuffer: () => download }));
  return photo;
}

describe("a photo that the device does not hand over", () => {
  const rules = { sizeLimit: 1000, shrinks: true };

  // Other test files run in the same page.
  afterEach(() => vi.useRealTimers());

  it("is unreadable if the read fails", async () => {
    const failed = Promise.reject(new DOMException("Gone", "NotReadableError"));
    expect(await preparePhoto(photoInTheCloud(failed), rules)).toEqual({ ok: false, error: "unreadable" });
  });

  it("is unreadable if the read does not end within 20 seconds", async () => {
    vi.useFakeTimers();
    const told = vi.fn();
    void preparePhoto(photoInTheCloud(new Promise(() => undefined)), rules).then(told);
    await vi.advanceTimersByTimeAsync(19_999);
    expect(told).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(told).toHaveBeenCalledWith({ ok: false, error: "unreadable" });
  });

  it("is unreadable if it cannot be opened within a minute", async () => {
    vi.useFakeTimers();
    vi.spyOn(window, "createImageBitmap").mockReturnValue(new Promise(() => undefined));
    const told = vi.fn();
    void preparePhoto(await storyPhoto(), { sizeLimit: 1_000_000, shrinks: true }).then(told);
    await vi.waitFor(() => expect(createImageBitmap).toHaveBeenCalled());
    await vi.advanceTimersByTimeAsync(60_000);
    expect(told).toHaveBeenCalledWith({ ok: false, error: "unreadable" });
    vi.restoreAllMocks();
  });
});

/** A GIF of one pixel and four frames. */
function fourFrames(): File {
  const frame = [0x21, 0xf9, 4, 0, 10, 0, 0, 0, 0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0];
  const head = [...new TextEncoder().encode("GIF89a"), 1, 0, 1, 0, 0x80, 0, 0, 255, 255, 255, 0, 0, 0];
  const bytes = new Uint8Array([...head, ...frame, ...frame, ...frame, ...frame, 0x3b]);
  return new File([bytes], "bob.gif", { type: "image/gif" });
}
