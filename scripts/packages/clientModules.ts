import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseAst } from "vite";

const directive = '"use client";';

export const isMarkedClient = (code: string) => code.startsWith(directive);

/** Marks a module as a client component's, and moves its source map by the added line. */
export function markClient(code: string, map: { readonly mappings: string }) {
  return { code: `${directive}\n${code}`, map: { ...map, mappings: `;${map.mappings}` } };
}

/** The modules that a module imports or exports from, without dynamic imports. */
function importsOf(file: string): readonly string[] {
  return parseAst(readFileSync(file, "utf8")).body.flatMap((statement) =>
    "source" in statement && statement.source ? [String(statement.source.value)] : [],
  );
}

/** Whether a package is React's, or renders with React: styled-components, SWR, icons. */
function needsReact(name: string, from: string): boolean {
  if (/^react(?:$|-dom(?:$|\/))/.test(name)) return true;
  const [, packageName = name] = /^((?:@[^/]+\/)?[^/]+)/.exec(name) ?? [];
  for (let folder = dirname(from); folder !== dirname(folder); folder = dirname(folder)) {
    const file = join(folder, "node_modules", packageName, "package.json");
    if (!existsSync(file)) continue;
    const { peerDependencies = {} } = JSON.parse(readFileSync(file, "utf8"));
    return packageName !== "react" && "react" in peerDependencies;
  }
  return false;
}

/**
 * Whether a module needs the client's React: a static import of it, or of a module below it, leads to React, or to a package with React as
 * a peer. Elements alone (`react/jsx-runtime`) do not.
 */
export function isClientModule(file: string, seen = new Set<string>()): boolean {
  if (seen.has(file)) return false;
  seen.add(file);
  return importsOf(file).some((name) =>
    name.startsWith(".") ? isClientModule(join(dirname(file), name), seen) : needsReact(name, file),
  );
}
