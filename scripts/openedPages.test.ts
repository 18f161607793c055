import { describe, expect, it } from "vitest";
import { withOpenedPages } from "./openedPages.ts";

const shop = "/petbox/apps/shop/src";

describe("the module graph that selects the tests of a change", () => {
  it.each([
    [`${shop}/pages/funnel/routes.ts`, 'step("breed", () => import("./BreedPage.tsx"))'],
    [`${shop}/pages/account/accountRoutes.ts`, '{ lazy: () => import("./AccountLayout.tsx") }'],
    ["/petbox/.storybook/screenStories.ts", 'import("./shopStory.tsx").then(open)'],
  ])("ignores the dynamic imports of %s", (file, code) => {
    expect(withOpenedPages(file, code)).not.toMatch(/import/);
  });

  it("keeps static imports", () => {
    const code = 'import { withAppRoutes } from "../../app/pageRoute.ts";\n';
    expect(withOpenedPages(`${shop}/pages/funnel/routes.ts`, code)).toBe(code);
  });

  it.each([
    ["pages/funnel/BreedPage.stories.tsx", "pages/funnel/**/*BreedPage.tsx"],
    ["pages/checkout/freight.browser.test.tsx", "pages/checkout/**/*Page.tsx"],
    ["pages/site/policies/policies.stories.tsx", "pages/site/policies/**/*Page.tsx"],
    ["analytics/analytics.stories.tsx", "pages/**/*Page.tsx"],
  ])("adds to %s the pages that it opens: %s", (file, pages) => {
    const seen = withOpenedPages(`${shop}/${file}`, "") ?? "";
    expect(seen).toContain(`"/apps/shop/src/${pages}"`);
    expect(seen).toContain("@petbox/storybook/shopStory");
  });

  it("does not change the stories of a component", () => {
    const story = "/petbox/packages/design-system/src/components/actions/Button/Button.stories.tsx";
    expect(withOpenedPages(story, 'import("./Button.tsx")')).toBeUndefined();
  });
});
