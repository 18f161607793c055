import { gzipSync } from "node:zlib";
import { build } from "vite";

/** What one subpath costs whoever imports it. */
export interface Cost {
  /** Bytes, gzip, of what is there once it is imported. */
  readonly imported: number;
  /** Bytes, gzip, of what it fetches by itself when it needs it. */
  readonly onDemand: number;
  /** The modules of the first, as paths below `node_modules`. */
  readonly importedModules: readonly string[];
  readonly onDemandModules: readonly string[];
}

const entry = "\0entry";
/** Every page has them already, once. */
const external = /^(?:react|react-dom|styled-components)(?:\/|$)/;

/** Bundles source text that imports from the project in the folder, minified as for production. */
export async function costOf(source: string, folder: string): Promise<Cost> {
  const result = await build({
    root: folder,
    configFile: false,
    logLevel: "error",
    define: { "process.env.NODE_ENV": '"production"' },
    plugins: [
      {
        name: "entry",
        resolveId: (id) => (id === "entry" ? entry : null),
        load: (id) => (id === entry ? source : null),
      },
    ],
    build: {
      write: false,
      target: "es2022",
      minify: true,
      modulePreload: false,
      rolldownOptions: { input: "entry", external, preserveEntrySignatures: "strict" },
    },
  });
  if (Array.isArray(result) || !("output" in result)) throw new Error("One build was asked for, and no watcher.");
  const chunks = result.output.filter((file) => file.type === "chunk");
  const first = chunks.find(({ isEntry }) => isEntry);
  const atOnce = new Set([first?.fileName, ...(first?.imports ?? [])]);
  const imported = chunks.filter(({ fileName }) => atOnce.has(fileName));
  const onDemand = chunks.filter(({ fileName }) => !atOnce.has(fileName));
  return {
    imported: bytesOf(imported),
    onDemand: bytesOf(onDemand),
    importedModules: imported.flatMap(modulesOf),
    onDemandModules: onDemand.flatMap(modulesOf),
  };
}

interface Chunk {
  readonly code: string;
  readonly modules: { readonly [id: string]: { readonly renderedLength: number } };
}

function bytesOf(chunks: readonly Chunk[]): number {
  return chunks.reduce((sum, { code }) => sum + (code.trim() === "" ? 0 : gzipSync(code, { level: 9 }).length), 0);
}

function modulesOf({ modules }: Chunk): string[] {
  return Object.entries(modules)
    .filter(([id, { renderedLength }]) => renderedLength > 0 && id.includes("node_modules/"))
    .map(([id]) => id.slice(id.lastIndexOf("node_modules/") + "node_modules/".length));
}
