import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { PublishedPackage } from "../packages/publishedPackages.ts";

/** What a README says first: what to install, and a file that uses it. */
export interface FirstSteps {
  readonly installed: readonly string[];
  readonly example: string;
}

/** @throws where a README begins in another way. */
export function firstStepsOf({ folder, path }: PublishedPackage): FirstSteps {
  const text = readFileSync(join(path, "README.md"), "utf8");
  const [, line] = /^npm install (.+)$/m.exec(text) ?? [];
  const [, example] = /^```tsx?\n(.*?)^```$/ms.exec(text) ?? [];
  if (line === undefined || example === undefined)
    throw new Error(`The README of ${folder} does not say how to begin.`);
  return { installed: line.split(" "), example };
}

/** The packages that a file imports of. */
export function importedPackages(code: string): readonly string[] {
  const addresses = [...code.matchAll(/ from "([^".][^"]*)"/g)].map(([, address = ""]) => address);
  return [...new Set(addresses.map((address) => /^(?:@[^/]+\/)?[^/]+/.exec(address)?.[0] ?? address))];
}

/** Puts the code that the packages' READMEs show into the project, a file each: what is shown must compile. */
export function writeReadmeExamples(consumer: string, packages: readonly PublishedPackage[]): void {
  for (const { folder, path } of packages) {
    const blocks = [...readFileSync(join(path, "README.md"), "utf8").matchAll(/^```tsx?\n(.*?)^```$/gms)];
    if (blocks.length === 0) throw new Error(`The README of ${folder} shows no code.`);
    for (const [index, [, code = ""]] of blocks.entries()) {
      writeFileSync(join(consumer, `readme-${folder}-${index}.tsx`), `${code}export {};\n`);
    }
  }
}
