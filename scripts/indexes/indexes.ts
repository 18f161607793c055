import { writeFileSync } from "node:fs";
import { indexFiles } from "./indexFiles.ts";

for (const { file, content } of indexFiles) writeFileSync(file, content);
