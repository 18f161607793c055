import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { openApiDocument } from "../src/contract/openApi.ts";

writeFileSync(join(import.meta.dirname, "../openapi.json"), `${JSON.stringify(openApiDocument(), null, 2)}\n`);
