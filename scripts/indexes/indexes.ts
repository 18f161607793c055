import { writeFileSync } from "node:fs";
import { contentOf, fileOf } from "./indexContent.ts";
import { indexFiles } from "./indexFiles.ts";

for (const index of indexFiles) writeFileSync(fileOf(index), contentOf(index));
