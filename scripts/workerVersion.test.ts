import { expect, it } from "vitest";
import { workerVersion } from "./workerVersion.ts";

it("changes with the files of the build and with the offline page, which visitors otherwise keep", () => {
  const manifest = { "src/entry/client.tsx": { file: "assets/client-a1b2.js" } };
  const version = workerVersion(manifest, "<h1>Offline</h1>");
  expect(version).toMatch(/^[\da-f]{12}$/);
  expect(workerVersion(manifest, "<h1>Offline</h1>")).toBe(version);
  expect(workerVersion(manifest, "<h1>Sem internet</h1>")).not.toBe(version);
  expect(workerVersion({}, "<h1>Offline</h1>")).not.toBe(version);
});
