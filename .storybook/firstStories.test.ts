import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, it } from "vitest";

const components = join(import.meta.dirname, "../packages/design-system/src/components");

/** Only a call shows a notice, which the buttons of its stories make. */
const withoutControls = ["Toast.stories.tsx"];

it("begins every component's page with a story that follows its controls", () => {
  const deaf = globSync("*/*/*.stories.tsx", { cwd: components }).filter((file) => {
    const [head = "", first = ""] = readFileSync(join(components, file), "utf8").split(/^export const /m);
    return head.includes("componentNotes") && first.includes("render: ()");
  });
  expect(deaf.map((file) => basename(file))).toEqual(withoutControls);
});
