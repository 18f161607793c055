import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { preview } from "vite";
import { chromiumAdvice, ensureChromium } from "./ensureChromium.ts";
import { approvedPictures } from "./visualFolders.ts";

/*
 * Compares the picture of every story with the one that was approved on this machine.
 *
 *   npm run visual                        what has changed since the last approval
 *   npm run visual -- --approve           approves everything as it is now
 *   npm run visual -- --only button       stories whose id has this text; goes with --approve too
 *   npm run visual -- --built             takes the Storybook in storybook-static as it is
 */
const root = join(import.meta.dirname, "..");
const { values } = parseArgs({
  options: {
    approve: { type: "boolean", default: false },
    built: { type: "boolean", default: false },
    only: { type: "string" },
  },
});

/** Does not block: the Storybook is served from this process. */
async function run(command: string, options: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<number> {
  const child = spawn(command, options, { cwd: root, stdio: "inherit", env: { ...process.env, ...env } });
  const [status] = await once(child, "exit");
  return typeof status === "number" ? status : 1;
}

async function compare(): Promise<number> {
  if (!ensureChromium()) {
    console.error(chromiumAdvice);
    return 1;
  }
  if (!values.approve && !existsSync(approvedPictures)) {
    console.error(
      "Nothing was approved on this machine yet: run `npm run visual -- --approve` where all looks as it should.",
    );
    return 1;
  }
  if (!values.built && (await run("storybook", ["build", "--output-dir", "storybook-static", "--quiet"])) !== 0)
    return 1;
  // What no story has any more is not kept.
  if (values.approve && values.only === undefined) rmSync(approvedPictures, { recursive: true, force: true });
  const server = await preview({
    configFile: false,
    root,
    appType: "mpa",
    logLevel: "error",
    build: { outDir: "storybook-static" },
    preview: { port: 6106, host: "localhost" },
  });
  const address = server.resolvedUrls?.local[0] ?? "";
  const mode = values.approve ? "all" : "none";
  const status = await run(
    "playwright",
    ["test", "--config", "scripts/visual.config.ts", `--update-snapshots=${mode}`],
    {
      STORYBOOK_ADDRESS: address,
      VISUAL_ONLY: values.only ?? "",
      ...(values.approve ? { VISUAL_APPROVE: "yes" } : {}),
    },
  );
  await server.close();
  return status;
}

process.exit(await compare());
