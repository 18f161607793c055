import { join } from "node:path";
import { gzipSync } from "node:zlib";
import react from "@vitejs/plugin-react";
import { build, defaultClientConditions } from "vite";
import { stableStyles } from "../stableStyles.ts";

/** A built screen: its scripts by file name, and which of them the page begins with. */
export interface Bundle {
  readonly files: ReadonlyMap<string, string>;
  readonly entry: string;
  /** What is fetched before anything is seen; the rest comes by itself, on demand. */
  readonly atOnce: ReadonlySet<string>;
}

/**
 * Builds one of the two screens for production, from the sources, with all its libraries.
 *
 * @param named Keeps the names of components, for when it is counted which of them render.
 */
export async function bundleScreen(screen: "library" | "bare", named = false): Promise<Bundle> {
  const result = await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: "error",
    plugins: [react(), stableStyles()],
    resolve: { conditions: ["@petbox/source", ...defaultClientConditions] },
    build: {
      write: false,
      target: "es2022",
      minify: !named,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: join(import.meta.dirname, `screens/${screen}.tsx`) },
    },
  });
  if (Array.isArray(result) || !("output" in result)) throw new Error("One build was asked for, and no watcher.");
  const chunks = result.output.filter((file) => file.type === "chunk");
  const entry = chunks.find(({ isEntry }) => isEntry);
  if (entry === undefined) throw new Error(`The build of ${screen} has no beginning.`);
  return {
    files: new Map(chunks.map(({ fileName, code }) => [fileName, code])),
    entry: entry.fileName,
    atOnce: new Set([entry.fileName, ...entry.imports]),
  };
}

/** Bytes, gzip: of what is fetched before anything is seen, and of everything that the screen may ever fetch. */
export function gzipBytesOf({ files, atOnce }: Bundle): { readonly atOnce: number; readonly withOnDemand: number } {
  const bytes = [...files].map(([name, code]) => ({ name, size: gzipSync(code, { level: 9 }).length }));
  const sum = (some: typeof bytes) => some.reduce((total, { size }) => total + size, 0);
  return { atOnce: sum(bytes.filter(({ name }) => atOnce.has(name))), withOnDemand: sum(bytes) };
}
