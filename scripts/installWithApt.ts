import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

/** Whether packages of Debian or Ubuntu can be installed: apt needs root. */
export const canInstallWithApt = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");

function apt(...parameters: readonly string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  return spawnSync("apt-get", ["-qq", ...parameters], { stdio: ["ignore", "ignore", "inherit"], env }).status === 0;
}

/** Installs packages of Debian or Ubuntu. @returns whether they are installed; false where apt cannot be used. */
export function installWithApt(packages: readonly string[]): boolean {
  if (!canInstallWithApt) return false;
  console.log(`Installing ${packages.join(", ")} with apt…`);
  return apt("update") && apt("install", "--yes", "--no-install-recommends", ...packages);
}
