import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { PublishedPackage } from "../packages/publishedPackages.ts";
import { subpathsOf } from "../packages/subpaths.ts";
import { type Cost, costOf } from "./measure.ts";

export type Costs = ReadonlyMap<string, Cost>;

/** What each subpath of the design system costs alone, by subpath. */
export async function measureSubpaths({ manifest }: PublishedPackage, consumer: string): Promise<Costs> {
  const installed = join(consumer, "node_modules", manifest.name);
  const costs = new Map<string, Cost>();
  for (const subpath of subpathsOf(installed, manifest, "default").keys()) {
    costs.set(subpath, await costOf(`export * from "${manifest.name}/${subpath}";`, consumer));
  }
  return costs;
}

/** Imports a package for nothing but its effects, of which there are none: nothing may be left of it. */
export async function checkNothingIsLeft(packages: readonly PublishedPackage[], consumer: string): Promise<void> {
  for (const { manifest } of packages) {
    const subpaths = subpathsOf(join(consumer, "node_modules", manifest.name), manifest, "default");
    const code = [...subpaths].filter(([, file]) => file.endsWith(".js")).map(([subpath]) => subpath);
    const { importedModules } = await costOf(
      code.map((subpath) => `import "${manifest.name}/${subpath}";`).join("\n"),
      consumer,
    );
    if (importedModules.length > 0) throw new Error(`Imported for nothing, ${importedModules.join(", ")} stay.`);
  }
}

const heading = `# What each import weighs

Written by \`npm run rehearse-publish\`, from the packages as another team installs them: each subpath of \`@petbox/design-system\` bundled alone by
Vite for production, everything that it exports, gzip bytes at level 9. React, react-dom and styled-components are not counted. The tokens are in
every row (see \`tokens\`), and two rows share what both use: a page that imports several pays for it once. "On demand" is fetched by itself,
after the page is there. Libraries: what else than PetBox's own code is in the bytes, and in brackets what is fetched on demand.
`;

/** Writes the table, sorted by subpath. */
export function writeSizes(costs: Costs, file: string): void {
  const chapters = ["theme and tokens", "components", "screens"].map((chapter) => {
    const rows = [...costs]
      .filter(([subpath]) => chapterOf(subpath) === chapter)
      .map(([subpath, cost]) => row(subpath, cost));
    return `## ${chapter[0]?.toUpperCase()}${chapter.slice(1)}\n\n| subpath | imported | on demand | libraries |\n|---|--:|--:|---|\n${rows.join("\n")}\n`;
  });
  writeFileSync(file, [heading, ...chapters].join("\n"));
}

function chapterOf(subpath: string): string {
  const [folder = ""] = subpath.split("/");
  return ["components", "screens"].includes(folder) ? folder : "theme and tokens";
}

function row(subpath: string, { imported, onDemand, importedModules, onDemandModules }: Cost): string {
  const now = librariesIn(importedModules);
  const later = librariesIn(onDemandModules).filter((library) => !now.includes(library));
  const libraries = [now.join(", "), later.length === 0 ? "" : `(${later.join(", ")})`].filter(Boolean).join(" ");
  return `| \`${subpath}\` | ${inBytes(imported)} | ${onDemand === 0 ? "" : inBytes(onDemand)} | ${libraries} |`;
}

/** The packages of others that modules belong to. */
export function librariesIn(modules: readonly string[]): string[] {
  const names = modules.map((module) => /^(?:@[^/]+\/)?[^/]+/.exec(module)?.[0] ?? module);
  return [...new Set(names.filter((name) => !name.startsWith("@petbox/")))].sort();
}

function inBytes(count: number): string {
  return count.toLocaleString("en");
}
