import { spawnSync } from "node:child_process";
import { installWithApt } from "../../../scripts/installWithApt.ts";

/** The packages of Debian and Ubuntu that the test needs. */
export const laravelPackages = ["php-cli", "php-sqlite3", "php-laravel-framework"];

const isInstalled = "require 'Illuminate/autoload.php'; exit(extension_loaded('pdo_sqlite') ? 0 : 1);";

/** Installs PHP and Debian's package of the framework, if they are missing. @returns false where that is not possible. */
export function installLaravel(): boolean {
  return spawnSync("php", ["-r", isInstalled], { stdio: "ignore" }).status === 0 || installWithApt(laravelPackages);
}
