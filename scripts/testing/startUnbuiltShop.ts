import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startShop } from "../startShop.ts";

/** A shop of one page that Vite builds at its start, as `npm start` does the first time. */
await startShop(async () => {
  console.log("Building the shop…");
  const { build } = await import("vite");
  const folder = mkdtempSync(join(tmpdir(), "petbox-first-start-"));
  writeFileSync(join(folder, "index.html"), "<!doctype html><title>PetBox</title>");
  await build({ configFile: false, root: folder, logLevel: "silent", build: { outDir: join(folder, "site") } });
  mkdirSync(join(folder, "site/pages"));
  mkdirSync(join(folder, "panel"));
  writeFileSync(join(folder, "panel/renderPanel.js"), "export const renderPanel = ({ scenario }) => scenario;");
  return folder;
});
