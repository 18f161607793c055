import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The server with one small page in place of the shop, for all tests that do not need the shop. */
const withoutShop = join(import.meta.dirname, "serveForTests.ts");

/** A mock server for a test, with its own process, folder and ports. */
export interface ServerProcess {
  readonly origin: string;
  readonly realtime: string;
  readonly dataFolder: string;
  /** The terminal output so far. */
  readonly said: () => string;
  /** Waits until the terminal shows these words. @throws the whole output when the process ends first. */
  says(words: string): Promise<void>;
  /** Kills it like a power cut. */
  kill(): Promise<void>;
}

/** The remains of a server that did not start. */
interface FailedStart {
  readonly code: number | null;
  readonly said: string;
}

/** Below the ports that the system lends to outgoing connections, which could take a free one before the server does. */
const ports = { first: 12_000, count: 20_000 };
/** Each test process starts its search at another port. */
let nextPort = (process.pid * 97) % ports.count;

/** Returns a port that is free right now. */
export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const port = ports.first + (nextPort++ % ports.count);
    if (await isFree(port)) return port;
  }
  throw new Error("No free port was found.");
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer();
  const free = await new Promise<boolean>((resolve) => {
    probe.once("error", () => resolve(false)).listen(port, () => resolve(true));
  });
  if (free) await new Promise((resolve) => probe.close(resolve));
  return free;
}

export function newFolder(): string {
  return mkdtempSync(join(tmpdir(), "petbox-"));
}

interface Options {
  /** The program to run; by default the server without the shop. */
  readonly program?: string;
  readonly dataFolder?: string;
  readonly port?: number;
  readonly scenario?: string;
  /** Whether it replies like a Laravel application without casts. @default false */
  readonly laravel?: boolean;
  readonly environment?: Readonly<Record<string, string>>;
}

/** Starts a server and waits until it is ready. @throws its output when it ends instead. */
export async function openServer(options: Options = {}): Promise<ServerProcess> {
  const { child, port, realtimePort, dataFolder, output } = await launch(options);
  const says = (words: string) =>
    new Promise<void>((resolve, reject) => {
      const listen = () => output().includes(words) && resolve();
      listen();
      child.stdout?.on("data", listen);
      child.stderr?.on("data", listen);
      if (child.exitCode !== null) reject(new Error(output()));
      child.once("exit", () => reject(new Error(output())));
    });
  await says("PetBox is open");
  return {
    origin: `http://localhost:${port}`,
    realtime: `http://localhost:${realtimePort}`,
    dataFolder,
    said: output,
    says,
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill("SIGKILL");
      await once(child, "exit");
    },
  };
}

/** Starts a server that must fail, and waits for its last output. */
export async function failToOpen(options: Options): Promise<FailedStart> {
  const { child, output } = await launch(options);
  await once(child, "close");
  return { code: child.exitCode, said: output() };
}

async function launch(options: Options) {
  const port = options.port ?? (await freePort());
  const realtimePort = await freePort();
  const dataFolder = options.dataFolder ?? newFolder();
  const child: ChildProcess = spawn(
    process.execPath,
    [
      "--conditions=@petbox/source",
      options.program ?? withoutShop,
      ...(options.scenario ? ["--scenario", options.scenario] : []),
      ...(options.laravel ? ["--laravel"] : []),
    ],
    {
      env: {
        ...process.env,
        ...options.environment,
        PORT: String(port),
        REALTIME_PORT: String(realtimePort),
        DATA_DIR: dataFolder,
      },
      stdio: ["ignore", "pipe", "pipe"],
    },
  );
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (text) => (said += text));
  return { child, port, realtimePort, dataFolder, output: () => said };
}
