import { join } from "node:path";
import { gzipSync } from "node:zlib";
import react from "@vitejs/plugin-react";
import { build, defaultClientConditions } from "vite";
import { stableStyles } from "../stableStyles.ts";

/** A built screen. */
export interface Bundle {
  /** The source of each script by its file name. */
  readonly files: ReadonlyMap<string, string>;
  readonly entry: string;
  /** The scripts that are loaded before the first paint. */
  readonly initial: ReadonlySet<string>;
}

/**
 * Builds the library's screen, or another source in its place, for production and with all its libraries.
 *
 * @param source a module that takes `show` from "./show.ts".
 */
export async function bundleScreen(source?: string): Promise<Bundle> {
  const input = join(import.meta.dirname, source === undefined ? "screen.tsx" : "generated.js");
  const result = await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: "error",
    plugins: [
      react(),
      stableStyles(),
      {
        name: "generated-screen",
        resolveId: (id) => (id === input ? id : null),
        load: (id) => (id === input ? source : null),
      },
    ],
    resolve: { conditions: ["@petbox/source", ...defaultClientConditions] },
    build: { write: false, target: "es2022", modulePreload: { polyfill: false }, rolldownOptions: { input } },
  });
  if (Array.isArray(result) || !("output" in result)) throw new Error("Vite returned more than one build.");
  const chunks = result.output.filter((file) => file.type === "chunk");
  const entry = chunks.find(({ isEntry }) => isEntry);
  if (entry === undefined) throw new Error("The build has no entry.");
  return {
    files: new Map(chunks.map(({ fileName, code }) => [fileName, code])),
    entry: entry.fileName,
    initial: new Set([entry.fileName, ...entry.imports]),
  };
}

/** Gzip bytes of the scripts before the first paint, and of all scripts. */
export function gzipBytesOf({ files, initial }: Bundle): { readonly initial: number; readonly all: number } {
  const sizes = [...files].map(([name, code]) => ({ name, size: gzipSync(code, { level: 9 }).length }));
  const sum = (some: typeof sizes) => some.reduce((total, { size }) => total + size, 0);
  return { initial: sum(sizes.filter(({ name }) => initial.has(name))), all: sum(sizes) };
}
