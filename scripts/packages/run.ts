import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";

export interface RunOptions {
  readonly cwd: string;
  readonly env?: NodeJS.ProcessEnv;
}

const binaries = join(import.meta.dirname, "../../node_modules/.bin");
const running = new Set<ChildProcess>();

/** Runs a command to its end and gives what it printed. A command that fails throws with its last words. */
export async function run(command: string, options: readonly string[], { cwd, env }: RunOptions): Promise<string> {
  const child = start(command, options, { cwd, ...(env === undefined ? {} : { env }) });
  const said: string[] = [];
  child.stdout?.on("data", (piece) => said.push(String(piece)));
  child.stderr?.on("data", (piece) => said.push(String(piece)));
  const code = await ended(child);
  const output = said.join("");
  if (code !== 0) throw new Error(`\`${shown(command, options)}\` failed (${code}):\n${lastLines(output, 40)}`);
  return output;
}

/** Runs a tool that the workspace has installed, on the Node that this runs on. */
export function runTool(name: string, options: readonly string[], settings: RunOptions): Promise<string> {
  return run(process.execPath, [join(binaries, name), ...options], settings);
}

/** Starts a command in a process group of its own, so that its children can be ended with it. */
export function start(command: string, options: readonly string[], { cwd, env }: RunOptions): ChildProcess {
  const child = spawn(command, options, {
    cwd,
    env: env ?? process.env,
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
  });
  running.add(child);
  child.once("exit", () => running.delete(child));
  return child;
}

/** Ends a command that was started here, and what it started. */
export async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = ended(child);
  endGroup(child);
  await gone;
}

/** Ends whatever still runs, without waiting: for when this process is asked to stop. */
export function endAll(): void {
  for (const child of running) endGroup(child);
}

function endGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, "SIGTERM");
  } catch {
    // It was quicker.
  }
}

function ended(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) => resolve(code));
  });
}

/** A command as it is told of: by its first words, because some are given hundreds. */
function shown(command: string, options: readonly string[]): string {
  const words = [command, ...options];
  return words.length > 12 ? `${words.slice(0, 12).join(" ")} …` : words.join(" ");
}

function lastLines(text: string, count: number): string {
  return text.trimEnd().split("\n").slice(-count).join("\n");
}
