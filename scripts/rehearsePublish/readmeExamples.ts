import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { PublishedPackage } from "../packages/publishedPackages.ts";

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
