import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../../apps/mock-server/src/testing/openServer.ts";
import { approvePayments } from "./bank.ts";
import { installLaravel, laravelPackages } from "./installLaravel.ts";

// `npm run test:laravel`: on a real Laravel, a paid box and a login on the built shop, single calls, then the contract check.

/** The longest time that the contract check may take, in milliseconds. */
const contractLimit = 30_000;

const root = join(import.meta.dirname, "../../..");
const example = join(import.meta.dirname, "..");
const say = (text: string) => process.stdout.write(`${text}\n`);

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
    `This test needs Laravel. On Debian or Ubuntu, as root: apt-get install --no-install-recommends ${laravelPackages.join(" ")}`,
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
  execFileSync("php", ["artisan", "migrate", "--force", "--seed"], { cwd: example, env, stdio: "inherit" });
  // Each in a process group of its own: the built-in server's workers outlive it otherwise.
  const open = (command: string, parameters: readonly string[]) =>
    servers.push(spawn(command, parameters, { cwd: example, env, stdio: "ignore", detached: true }));
  open("php", ["-S", `127.0.0.1:${port}`, "-t", env.SHOP_RELEASE, "server.php"]);
  open(process.execPath, ["realtime/server.ts"]);
  await Promise.all([replies(env.APP_URL), replies(env.REALTIME_URL)]);
  const config = join(import.meta.dirname, "playwright.config.ts");
  const journey = await exitCodeOf("npx", ["playwright", "test", "--config", config]);
  const contract = await checkContract();
  process.exitCode = journey || contract;
} finally {
  for (const { pid } of servers) if (pid !== undefined) process.kill(-pid);
  rmSync(folder, { recursive: true, force: true });
}

/** Runs a program in this terminal. It runs beside this process, which has to approve payments meanwhile. */
async function exitCodeOf(command: string, parameters: readonly string[]): Promise<number> {
  const [code] = await once(spawn(command, parameters, { cwd: root, env, stdio: "inherit" }), "exit");
  return code ?? 1;
}

/** Runs `petbox-contract`, last because it uses up the limit of logins. @returns its exit code, or 1 if it takes too long. */
async function checkContract(): Promise<number> {
  const started = Date.now();
  const ended = new AbortController();
  const command = join(root, "packages/api-client/bin/petbox-contract.js");
  const parameters = ["--conditions=@petbox/source", command, env.APP_URL, "--exhaust-limits"];
  const [code] = await Promise.all([
    exitCodeOf(process.execPath, parameters).finally(() => ended.abort()),
    approvePayments(env, ended.signal),
  ]);
  const taken = Date.now() - started;
  say(`The contract check took ${(taken / 1_000).toFixed(1)} s of ${contractLimit / 1_000} s.`);
  return taken > contractLimit ? 1 : code;
}
