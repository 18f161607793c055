import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { firefoxPath } from "../apps/shop/e2e/firefox.ts";

function run(command: string, ...parameters: readonly string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  return spawnSync(command, parameters, { stdio: "inherit", env }).status === 0;
}

/** Installs Debian's Firefox if it is missing. @returns whether it is available. */
function ensureFirefox(): boolean {
  if (existsSync(firefoxPath)) return true;
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return false;
  console.log("Installing firefox-esr with apt…");
  return (
    run("apt-get", "update", "-qq") && run("apt-get", "install", "-y", "-qq", "--no-install-recommends", "firefox-esr")
  );
}

if (!ensureFirefox()) {
  console.error("This test needs Firefox. On Debian, as root: apt-get install --no-install-recommends firefox-esr");
  process.exit(1);
}
process.exit(
  run("npx", "playwright", "test", "--config", "playwright.engines.config.ts", ...process.argv.slice(2)) ? 0 : 1,
);
