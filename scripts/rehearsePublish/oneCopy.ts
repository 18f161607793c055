import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** What breaks hooks and styles when a page has two of it. */
const lonely = ["react", "react-dom", "styled-components"] as const;

/** One copy of each in the project's tree, and exactly that copy in what it built. */
export function checkOneCopy(consumer: string): void {
  const inTree = foldersInTree(consumer);
  const inBundle = foldersInBundle(join(consumer, "dist/assets"));
  for (const library of lonely) {
    for (const [where, folders] of Object.entries({ tree: inTree, bundle: inBundle })) {
      const copies = folders.filter((folder) => folder.endsWith(`node_modules/${library}`));
      if (copies.length !== 1) throw new Error(`The ${where} has ${copies.length} of ${library}: ${copies.join(", ")}`);
    }
  }
}

function foldersInTree(consumer: string): string[] {
  const lock: { packages: object } = JSON.parse(readFileSync(join(consumer, "package-lock.json"), "utf8"));
  return Object.keys(lock.packages);
}

/** The packages whose modules the source maps name. */
function foldersInBundle(assets: string): string[] {
  const maps = readdirSync(assets).filter((name) => name.endsWith(".js.map"));
  const sources = maps.flatMap((name): string[] => JSON.parse(readFileSync(join(assets, name), "utf8")).sources);
  const folders = sources.map((source) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(source)?.[0]);
  return [...new Set(folders.filter((folder) => folder !== undefined))];
}
