import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { openApiText } from "./openApiText.ts";

writeFileSync(join(import.meta.dirname, "../openapi.json"), openApiText());
