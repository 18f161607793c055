import { exampleOf, pageExampleOf } from "@petbox/mock-server/testing/examples";
import { withoutRequirements } from "../../../scripts/packages/plainComments.ts";
import { openApiDocument } from "../src/contract/openApi.ts";

/** The text of `openapi.json`. Like the declaration files, it cites no requirement: it is published. */
export function openApiText(): string {
  const document = openApiDocument({ ofCall: exampleOf, ofPage: pageExampleOf });
  return `${withoutRequirements(JSON.stringify(document, null, 2))}\n`;
}
