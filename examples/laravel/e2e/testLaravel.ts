import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../../apps/mock-server/src/testing/openServer.ts";

// `npm run test:laravel`: one paid journey through the built shop on a real Laravel.

const root = join(import.meta.dirname, "../../..");
const example = join(import.meta.dirname, "..");
const packages = ["php-cli", "php-sqlite3", "php-laravel-framework"];

const say = (text: string) => process.stdout.write(`${text}\n`);

function succeeds(command: string, ...parameters: readonly string[]): boolean {
  return spawnSync(command, parameters, { stdio: "ignore" }).status === 0;
}

/** Installs PHP and Debian's package of the framework, if they are missing. @returns false where that is not possible. */
function installLaravel(): boolean {
  if (succeeds("php", "-r", "require 'Illuminate/autoload.php'; exit(extension_loaded('pdo_sqlite') ? 0 : 1);"))
    return true;
  if (process.getuid?.() !== 0 || !succeeds("apt-get", "--version")) return false;
  say(`Installing ${packages.join(", ")} with apt…`);
  const apt = (...parameters: readonly string[]) =>
    spawnSync("apt-get", parameters, {
      stdio: "inherit",
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    }).status === 0;
  return apt("update", "-qq") && apt("install", "-y", "-qq", "--no-install-recommends", ...packages);
}

/** Waits until a server replies, for at most ten seconds. */
async function replies(address: string): Promise<void> {
  const end = Date.now() + 10_000;
  // Read to the end, because Node fails on an unread reply of PHP's server.
  const isUp = () =>
    fetch(address)
      .then((response) => response.text())
      .then(
        () => true,
        () => false,
      );
  while (!(await isUp())) {
    if (Date.now() > end) throw new Error(`${address} does not reply.`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

if (!installLaravel()) {
  say(
    `This test needs Laravel. On Debian or Ubuntu, as root: apt-get install --no-install-recommends ${packages.join(" ")}`,
  );
  process.exit(1);
}

const folder = mkdtempSync(join(tmpdir(), "petbox-laravel-"));
for (const name of ["framework/cache", "framework/views", "logs"]) mkdirSync(join(folder, name), { recursive: true });
writeFileSync(join(folder, "petbox.sqlite"), "");

const [port, realtimePort] = [await freePort(), await freePort()];
const env = {
  ...process.env,
  APP_ENV: "local",
  APP_KEY: `base64:${randomBytes(32).toString("base64")}`,
  APP_URL: `http://127.0.0.1:${port}`,
  APP_STORAGE: folder,
  APP_PACKAGES_CACHE: join(folder, "packages.php"),
  APP_SERVICES_CACHE: join(folder, "services.php"),
  DB_DATABASE: join(folder, "petbox.sqlite"),
  SESSION_SECURE_COOKIE: "false",
  SHOP_RELEASE: join(root, "apps/shop/dist/site"),
  SHOP_PICTURES: join(root, "apps/mock-server/pictures"),
  REALTIME_PORT: String(realtimePort),
  REALTIME_URL: `http://127.0.0.1:${realtimePort}`,
  REALTIME_SECRET: randomBytes(16).toString("hex"),
  PAYMENT_WEBHOOK_SECRET: randomBytes(16).toString("hex"),
  // The built-in server replies to one request at a time otherwise.
  PHP_CLI_SERVER_WORKERS: "4",
};

const servers: ChildProcess[] = [];
try {
  execFileSync("php", ["artisan", "migrate", "--force"], { cwd: example, env, stdio: "inherit" });
  // Each in a process group of its own: the built-in server's workers outlive it otherwise.
  const open = (command: string, parameters: readonly string[]) =>
    servers.push(spawn(command, parameters, { cwd: example, env, stdio: "ignore", detached: true }));
  open("php", ["-S", `127.0.0.1:${port}`, "-t", env.SHOP_RELEASE, "server.php"]);
  open(process.execPath, ["realtime/server.ts"]);
  await Promise.all([replies(env.APP_URL), replies(env.REALTIME_URL)]);
  const config = join(import.meta.dirname, "playwright.config.ts");
  const tested = spawnSync("npx", ["playwright", "test", "--config", config], { cwd: root, env, stdio: "inherit" });
  process.exitCode = tested.status ?? 1;
} finally {
  for (const { pid } of servers) if (pid !== undefined) process.kill(-pid);
  rmSync(folder, { recursive: true, force: true });
}
