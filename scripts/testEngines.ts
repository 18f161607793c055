import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { firefoxPath } from "../apps/shop/e2e/firefox.ts";
import { webKitDriverPath } from "../apps/shop/e2e/webkit/webKitDriverPath.ts";

/** Debian's packages, by a file of each. WebKit needs a screen, which Xvfb simulates. */
const packages: Readonly<Record<string, string>> = {
  "firefox-esr": firefoxPath,
  "webkit2gtk-driver": webKitDriverPath,
  xvfb: "/usr/bin/xvfb-run",
  xauth: "/usr/bin/xauth",
};

function run(command: string, ...parameters: readonly string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  return spawnSync(command, parameters, { stdio: "inherit", env }).status === 0;
}

/** Installs the missing packages. @returns whether all of them are installed. */
function install(missing: readonly string[]): boolean {
  if (missing.length === 0) return true;
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return false;
  console.log(`Installing ${missing.join(", ")} with apt…`);
  return (
    run("apt-get", "update", "-qq") && run("apt-get", "install", "-y", "-qq", "--no-install-recommends", ...missing)
  );
}

const missing = Object.keys(packages).filter((name) => !existsSync(packages[name] ?? ""));
if (!install(missing)) {
  console.error(
    `These tests need Debian's browsers. As root: apt-get install --no-install-recommends ${missing.join(" ")}`,
  );
  process.exit(1);
}
const screen = ["--auto-servernum", "--server-args=-screen 0 1280x900x24"];
const test = ["npx", "playwright", "test", "--config", "playwright.engines.config.ts", ...process.argv.slice(2)];
process.exit(run("xvfb-run", ...screen, ...test) ? 0 : 1);
