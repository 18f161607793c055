import { expect, it } from "vitest";
import { openRoot } from "../../conformance/openRoot.ts";
import { ThemeRoot } from "../../theme/ThemeRoot.tsx";
import { UpsellShellScreen, type UpsellShellScreenProps, UpsellSkeleton } from "./UpsellShellScreen.tsx";

const shown = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

it.each([328, 380, 900])("keeps the place of its content when the pet arrives, %d px wide", async (width) => {
  const { page, root } = openRoot();
  page.style.width = `${width}px`;
  const topOfContent = async (of?: UpsellShellScreenProps["of"]) => {
    root.render(
      <ThemeRoot>
        <UpsellShellScreen of={of}>
          <UpsellSkeleton />
        </UpsellShellScreen>
      </ThemeRoot>,
    );
    await shown();
    const content = page.querySelector("[aria-busy='true']");
    if (content === null) throw new Error("The page has no skeleton.");
    return content.getBoundingClientRect().top - page.getBoundingClientRect().top;
  };
  const whileLoading = await topOfContent();
  expect(await topOfContent({ pet: { name: "Thor", sex: "male" }, planHref: "#plano" })).toBe(whileLoading);
});
