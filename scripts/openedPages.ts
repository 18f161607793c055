import type { Plugin } from "vite";

const source = "/apps/shop/src/";

/** Modules whose dynamic imports reach every page: the areas' routes, and Storybook's own modules. */
const importsEveryPage = /\/(?:apps\/shop\/src\/pages\/\w+\/(?:accountR|r)outes|\.storybook\/.*)\.tsx?$/;

/** Stories and browser tests of the shop, which open it at a URL. */
const opensPages = /\/apps\/shop\/src\/(?<folder>.*\/)(?<name>\w+)\.(?:stories|browser\.test)\.tsx?$/;

/** The pages that a file of stories or browser tests opens: the page of its name, or every page of its folder. */
function pagesOf(folder: string, name: string): readonly string[] {
  const [pages, area] = folder.split("/");
  if (pages !== "pages") return [`${source}pages/*/routes.ts`, `${source}pages/**/*Page.tsx`];
  return [`${source}pages/${area}/routes.ts`, `${source}${folder}**/*${name.endsWith("Page") ? name : "Page"}.tsx`];
}

/**
 * Rewrites a module for Vitest's module graph. Through the preview every story can import every page; without the rewrite a
 * change of one page would select all stories.
 *
 * @param file the module's path.
 * @param code its source.
 * @returns undefined if the module needs no change.
 */
export function withOpenedPages(file: string, code: string): string | undefined {
  if (importsEveryPage.test(file)) return code.replace(/\bimport(?:\.meta\.glob)?(?=[(<])/g, "String");
  const { folder, name } = opensPages.exec(file)?.groups ?? {};
  if (folder === undefined || name === undefined) return undefined;
  return `${code}
import "@petbox/storybook/shopStory";
import.meta.glob(${JSON.stringify(pagesOf(folder, name))});
`;
}

/** Adds to `vitest --changed` the pages that a story opens. The modules sent to Chromium are unchanged. */
export function openedPages(): Plugin {
  return {
    name: "petbox:opened-pages",
    enforce: "pre",
    // Vitest follows the imports of browser tests in the server environment.
    applyToEnvironment: ({ name }) => name === "ssr",
    transform: (code, id) => withOpenedPages(id, code),
  };
}
