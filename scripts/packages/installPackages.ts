import { spawnSync } from "node:child_process";
import { cpSync, globSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { type ModuleEntry, moduleEntries } from "./moduleEntries.ts";
import { type PublishedPackage, publishedPackages } from "./publishedPackages.ts";

const root = join(import.meta.dirname, "../..");
const tools = ["@types/node", "@types/react", "@types/react-dom", "vite"];

export interface InstalledPackage extends PublishedPackage {
  readonly tarball: string;
  /** The folder of the installed package. */
  readonly installed: string;
  readonly entries: readonly ModuleEntry[];
}

export interface Consumer {
  readonly folder: string;
  readonly packages: readonly InstalledPackage[];
}

/** Runs a command. @throws with the end of its output if it fails. */
export function run(command: string, options: readonly string[], cwd = root): string {
  const { status, stdout, stderr, error } = spawnSync(command, options, { cwd, encoding: "utf8" });
  if (status === 0) return stdout + stderr;
  const output = `${stdout}${stderr}${error ?? ""}`.trimEnd().split("\n").slice(-40).join("\n");
  throw new Error(`\`${command} ${options.slice(0, 6).join(" ")}\` failed:\n${output}`);
}

/**
 * Builds and packs the published packages, installs the tarballs in a temporary project, passes it to `use` and removes it. Other packages
 * are linked from the workspace, and only those that the manifests declare: an undeclared import fails here as it would under pnpm.
 */
export async function withConsumer<Result>(use: (consumer: Consumer) => Promise<Result>): Promise<Result> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "petbox-consumer-")));
  try {
    cpSync(join(import.meta.dirname, "consumer"), folder, { recursive: true });
    run("npm", ["run", "build:packages"]);
    const packages = publishedPackages.map((each) => install(each, folder));
    const declared = packages.flatMap(({ manifest: { dependencies, peerDependencies, peerDependenciesMeta } }) =>
      Object.keys({ ...dependencies, ...peerDependencies }).filter((name) => !peerDependenciesMeta?.[name]?.optional),
    );
    for (const name of new Set([...declared, ...tools])) if (!name.startsWith("@petbox/")) link(name, folder);
    return await use({ folder, packages });
  } finally {
    rmSync(folder, { recursive: true, force: true });
    // Tools that follow the export map prefer built files to the sources.
    for (const { path } of publishedPackages) rmSync(join(path, "dist"), { recursive: true, force: true });
  }
}

function install(each: PublishedPackage, folder: string): InstalledPackage {
  const installed = join(folder, "node_modules", each.manifest.name);
  mkdirSync(installed, { recursive: true });
  run("npm", ["pack", "--loglevel=error", "--pack-destination", folder], each.path);
  const [tarball = ""] = globSync(`petbox-${basename(each.folder)}-*.tgz`, { cwd: folder });
  run("tar", ["-xzf", tarball, "-C", installed, "--strip-components=1"], folder);
  return { ...each, tarball: join(folder, tarball), installed, entries: moduleEntries(each.manifest, installed) };
}

function link(name: string, folder: string): void {
  const place = join(folder, "node_modules", name);
  mkdirSync(dirname(place), { recursive: true });
  symlinkSync(join(root, "node_modules", name), place);
}
