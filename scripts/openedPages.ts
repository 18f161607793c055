import type { Plugin } from "vite";

const source = "/apps/shop/src/";

/** Where code is named that is fetched only when it is asked for: the shop's areas and their pages, the shop behind a story, the docs. */
const fetchesOnDemand =
  /\/(?:apps\/shop\/src\/(?:app\/(?:shopPages|laterAreas)|pages\/\w+\/pages)|\.storybook\/.*)\.tsx?$/;

/** What opens the shop at an address. */
const opensPages = /\/apps\/shop\/src\/(?<folder>.*\/)(?<name>\w+)\.(?:stories|browser\.test)\.tsx?$/;

/** The pages that a file of stories or of tests in Chromium opens: by its name, or else by its folder. */
function pagesOf(folder: string, name: string): readonly string[] {
  const [pages, area] = folder.split("/");
  if (pages !== "pages") return [`${source}pages/*/pages.ts`, `${source}pages/**/*Page.tsx`];
  return [`${source}pages/${area}/pages.ts`, `${source}${folder}**/*${name.endsWith("Page") ? name : "Page"}.tsx`];
}

/**
 * A module as Vitest's graph should see it. Every story may fetch every page, through the preview: taken literally,
 * a change of one page would touch all stories.
 *
 * @param file The module's path.
 * @param code Its source.
 * @returns undefined where the graph is right as it is.
 */
export function withOpenedPages(file: string, code: string): string | undefined {
  if (fetchesOnDemand.test(file)) return code.replace(/\bimport(?:\.meta\.glob)?(?=[(<])/g, "String");
  const { folder, name } = opensPages.exec(file)?.groups ?? {};
  if (folder === undefined || name === undefined) return undefined;
  return `${code}
import "@petbox/storybook/shopStory";
import.meta.glob(${JSON.stringify(pagesOf(folder, name))});
`;
}

/** Tells `vitest --changed` which pages a story opens. Chromium itself is served nothing of it. */
export function openedPages(): Plugin {
  return {
    name: "petbox:opened-pages",
    enforce: "pre",
    // Vitest walks the modules of a test in Chromium as the server would load them.
    applyToEnvironment: ({ name }) => name === "ssr",
    transform: (code, id) => withOpenedPages(id, code),
  };
}
