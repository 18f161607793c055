import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { firefoxPath } from "../apps/shop/e2e/firefox.ts";
import { webKitDriverPath } from "../apps/shop/e2e/webkit/webKitDriverPath.ts";
import { installWithApt } from "./installWithApt.ts";

/** Debian's packages, by a file of each. WebKit needs a screen, which Xvfb simulates. */
const packages: Readonly<Record<string, string>> = {
  "firefox-esr": firefoxPath,
  "webkit2gtk-driver": webKitDriverPath,
  xvfb: "/usr/bin/xvfb-run",
  xauth: "/usr/bin/xauth",
};

const missing = Object.keys(packages).filter((name) => !existsSync(packages[name] ?? ""));
if (missing.length > 0 && !installWithApt(missing)) {
  console.error(
    `These tests need Debian's browsers. As root: apt-get install --no-install-recommends ${missing.join(" ")}`,
  );
  process.exit(1);
}
const screen = ["--auto-servernum", "--server-args=-screen 0 1280x900x24"];
const test = ["npx", "playwright", "test", "--config", "playwright.engines.config.ts", ...process.argv.slice(2)];
process.exit(spawnSync("xvfb-run", [...screen, ...test], { stdio: "inherit" }).status ?? 1);
