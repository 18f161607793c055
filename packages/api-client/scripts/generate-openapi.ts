import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { exampleOf, pageExampleOf } from "@petbox/mock-server/testing/examples";
import { openApiDocument } from "../src/contract/openApi.ts";

writeFileSync(
  join(import.meta.dirname, "../openapi.json"),
  `${JSON.stringify(openApiDocument({ ofCall: exampleOf, ofPage: pageExampleOf }), null, 2)}\n`,
);
