import { existsSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Index } from "./indexFiles.ts";

const root = join(import.meta.dirname, "../..");

/** Where an index stands. */
export function fileOf({ folder, file }: Index): string {
  return join(root, folder, file);
}

/** An index as the folders are now: whatever their areas export, by the area's name. */
export function contentOf({ folder, file, of, name, says, flat = false }: Index): string {
  const areas = readdirSync(join(root, folder))
    // The folder that an index stands in is no area.
    .filter((area) => area !== dirname(file) && existsSync(join(root, folder, area, of)))
    .sort();
  const up = file.includes("/") ? "../" : "./";
  const imports = areas.map((area) => `import * as ${area} from "${up}${area}/${of}";`);
  return `${imports.join("\n")}\n\n/** ${says} Written by \`npm run indexes\`. */\nexport const ${name} = {\n${areas.map((area) => `  ${flat ? "..." : ""}${area},\n`).join("")}};\n`;
}
