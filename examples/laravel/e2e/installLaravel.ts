import { spawnSync } from "node:child_process";

/** The packages of Debian and Ubuntu that the test needs. */
export const laravelPackages = ["php-cli", "php-sqlite3", "php-laravel-framework"];

function succeeds(command: string, ...parameters: readonly string[]): boolean {
  return spawnSync(command, parameters, { stdio: "ignore" }).status === 0;
}

/** Installs PHP and Debian's package of the framework, if they are missing. @returns false where that is not possible. */
export function installLaravel(): boolean {
  if (succeeds("php", "-r", "require 'Illuminate/autoload.php'; exit(extension_loaded('pdo_sqlite') ? 0 : 1);"))
    return true;
  if (process.getuid?.() !== 0 || !succeeds("apt-get", "--version")) return false;
  process.stdout.write(`Installing ${laravelPackages.join(", ")} with apt…\n`);
  const apt = (...parameters: readonly string[]) =>
    spawnSync("apt-get", parameters, {
      stdio: "inherit",
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    }).status === 0;
  return apt("update", "-qq") && apt("install", "-y", "-qq", "--no-install-recommends", ...laravelPackages);
}
