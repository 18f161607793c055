import { join, relative } from "node:path";
import { type Plugin, transformWithOxc } from "vite";

const root = join(import.meta.dirname, "..");

/**
 * Gives each styled component an id derived from its module's path, and minifies its CSS.
 * styled-components would otherwise number them in load order, which differs between server and browser: the browser would
 * not recognise the rules of a prerendered page and insert each a second time.
 */
export function nameStyles(code: string, file: string, map?: object) {
  return transformWithOxc(
    code,
    relative(root, file),
    {
      target: "esnext",
      sourcemap: true,
      plugins: { styledComponents: { displayName: false, fileName: false, ssr: true, minify: true } },
    },
    map,
  );
}

/** Applies `nameStyles` to a bundle of the sources. */
export function stableStyles(): Plugin {
  return {
    name: "stable-styles",
    enforce: "pre",
    transform: {
      filter: { id: { include: /\.tsx?$/, exclude: /\/node_modules\// }, code: /from "styled-components"/ },
      handler: (code, id) => nameStyles(code, id),
    },
  };
}
