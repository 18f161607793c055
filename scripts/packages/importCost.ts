import { gzipSync } from "node:zlib";
import { build } from "vite";

/** The cost of an import on a page, in gzip bytes. */
export interface ImportCost {
  /** Loaded with the import. */
  readonly imported: number;
  /** Loaded later, by dynamic imports. */
  readonly onDemand: number;
  /** Packages of others in each of the two, sorted. */
  readonly libraries: readonly string[];
  readonly onDemandLibraries: readonly string[];
}

const entry = "\0entry";
/** Every page has these once. */
const external = /^(?:next|react|react-dom|styled-components)(?:\/|$)/;

/** Bundles everything that a subpath exports, minified for production, in the project in `folder`. */
export async function costOf(subpath: string, folder: string): Promise<ImportCost> {
  const result = await build({
    root: folder,
    configFile: false,
    logLevel: "error",
    define: { "process.env.NODE_ENV": '"production"' },
    plugins: [
      {
        name: "entry",
        resolveId: (id) => (id === "entry" ? entry : null),
        load: (id) => (id === entry ? `export * from "${subpath}";` : null),
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
  if (Array.isArray(result) || !("output" in result)) throw new Error("Vite returned more than one build.");
  const chunks = result.output.filter((file) => file.type === "chunk");
  const first = chunks.find(({ isEntry }) => isEntry);
  const initial = new Set([first?.fileName, ...(first?.imports ?? [])]);
  const imported = chunks.filter(({ fileName }) => initial.has(fileName));
  const onDemand = chunks.filter(({ fileName }) => !initial.has(fileName));
  const libraries = librariesIn(imported);
  return {
    imported: bytesOf(imported),
    onDemand: bytesOf(onDemand),
    libraries,
    onDemandLibraries: librariesIn(onDemand).filter((library) => !libraries.includes(library)),
  };
}

interface Chunk {
  readonly code: string;
  readonly modules: { readonly [id: string]: { readonly renderedLength: number } };
}

function bytesOf(chunks: readonly Chunk[]): number {
  return chunks.reduce((sum, { code }) => sum + (code.trim() === "" ? 0 : gzipSync(code, { level: 9 }).length), 0);
}

function librariesIn(chunks: readonly Chunk[]): readonly string[] {
  const names = chunks
    .flatMap(({ modules }) => Object.entries(modules))
    .filter(([, { renderedLength }]) => renderedLength > 0)
    .map(([id]) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1])
    .filter((name) => name !== undefined && !name.startsWith("@petbox/"));
  return [...new Set(names.map(String))].sort();
}
