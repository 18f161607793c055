import { join, relative } from "node:path";
import { type Plugin, transformWithOxc } from "vite";

const root = join(import.meta.dirname, "..");

/**
 * Names the styled components of a module by the module's place in the repository, and takes the spaces out of its CSS.
 * Without names, styled-components counts: a page rendered on a server, where modules are loaded in another order, would
 * bring styles that the browser does not know again, and every rule would be written a second time.
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

/** The same for a bundle that is made of the sources. */
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
