import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "@petbox/mock-server/testing/openServer";
import type { MachineRegistry } from "../packages/machineRegistry.ts";
import { end, start } from "../packages/run.ts";

export interface Registry {
  /** Without a slash at its end. */
  readonly url: string;
  /** What npm must be told to read from it and to publish to it. */
  readonly npmrc: string;
  stop(): Promise<void>;
}

/**
 * A registry of our own on this machine's loopback, with nothing in it: our packages come from it alone, all else
 * through it from where the machine usually gets packages.
 *
 * @param folder Where it keeps what is published; nobody else's.
 */
export async function startRegistry(folder: string, root: string, upstream: MachineRegistry): Promise<Registry> {
  mkdirSync(folder, { recursive: true });
  const settings = join(folder, "config.yaml");
  writeFileSync(settings, JSON.stringify(settingsOf(folder, upstream), null, 2));
  const address = `127.0.0.1:${await freePort()}`;
  const binary = join(root, "node_modules/verdaccio/bin/verdaccio");
  const server = start(process.execPath, [binary, "--config", settings, "--listen", address], { cwd: folder });
  const said: string[] = [];
  server.stdout?.on("data", (piece) => said.push(String(piece)));
  server.stderr?.on("data", (piece) => said.push(String(piece)));

  const url = `http://${address}`;
  while (!(await replies(`${url}/-/ping`))) {
    if (server.exitCode !== null) throw new Error(`The registry did not start:\n${said.join("")}`);
    await pause(100);
  }
  return {
    url,
    npmrc: `registry=${url}/\n@petbox:registry=${url}/\n//${address}/:_authToken=nobody\nfund=false\naudit=false\nloglevel=error\n`,
    stop: () => end(server),
  };
}

/** YAML takes JSON. No upstream for our own packages: what was never published here cannot be installed. */
function settingsOf(folder: string, { url, httpProxy, httpsProxy, noProxy }: MachineRegistry) {
  return {
    storage: join(folder, "storage"),
    uplinks: { machine: { url, timeout: "60s", max_fails: 20, fail_timeout: "1s" } },
    packages: {
      "@petbox/*": { access: "$all", publish: "$all" },
      "**": { access: "$all", proxy: "machine" },
    },
    ...(httpProxy === undefined ? {} : { http_proxy: httpProxy }),
    ...(httpsProxy === undefined ? {} : { https_proxy: httpsProxy }),
    ...(noProxy === undefined ? {} : { no_proxy: noProxy }),
    web: { enable: false },
    log: { type: "stdout", format: "pretty", colors: false, level: "error" },
  };
}

async function replies(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}
