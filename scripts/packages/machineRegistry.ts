import { run } from "./run.ts";

/** Where this machine gets packages from, and through what. */
export interface MachineRegistry {
  readonly url: string;
  readonly httpProxy?: string;
  readonly httpsProxy?: string;
  readonly noProxy?: string;
}

/** What npm is configured with on this machine. */
export async function machineRegistry(cwd: string): Promise<MachineRegistry> {
  const [url, httpProxy, httpsProxy, noProxy] = await Promise.all(
    ["registry", "proxy", "https-proxy", "noproxy"].map((name) => setting(name, cwd)),
  );
  if (url === undefined) throw new Error("npm has no registry: `npm config get registry` says nothing.");
  return {
    url,
    ...(httpProxy === undefined ? {} : { httpProxy }),
    ...(httpsProxy === undefined ? {} : { httpsProxy }),
    ...(noProxy === undefined ? {} : { noProxy }),
  };
}

async function setting(name: string, cwd: string): Promise<string | undefined> {
  const said = await run("npm", ["config", "get", name, "--loglevel=silent"], { cwd });
  const value = said.trim();
  return ["", "null", "undefined"].includes(value) ? undefined : value;
}
