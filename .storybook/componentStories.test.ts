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

it("shows a window in a frame of its own, where it covers no page of documentation", () => {
  const covering = globSync("*/*/*.stories.tsx", { cwd: components }).filter((file) => {
    const source = readFileSync(join(components, file), "utf8");
    return (
      /<(?:Dialog|ConfirmDialog|FormDialog|LoginDialog|Drawer|SideMenu)\b/.test(source) &&
      !source.includes("inline: false")
    );
  });
  expect(covering).toEqual([]);
});
