import type { Plugin } from "vite";

/** What React makes while a module is loaded. It changes nothing else, which a bundler cannot know. */
const madeByReact = /= (React\d*\.(?:createContext|forwardRef|memo)\()/g;

/** A component or an error that is written as a class, with the context that it reads. */
const writtenAsClass = /^var (\w+) = class extends [\w.]+ \{\n(?:(?: .*)?\n)*\};\n(?:\1\.contextType = \w+;\n)?/gm;

/** A name for React's developer tools, by which something that nobody uses is held. */
const nameForDevelopers = /^[\w$]+\.displayName = "[^"]*";$/gm;

/**
 * Leaves out of react-router what the shop does not use: its data router, forms and links that look ahead come in one
 * module with the rest, and only their contexts, classes and names keep the bundler from seeing that nobody asks for them.
 */
export function lightRouter(): Plugin {
  return {
    name: "light-router",
    transform: {
      filter: { id: /\/node_modules\/react-router\/dist\// },
      handler: (code) => ({
        code: code
          .replace(nameForDevelopers, "")
          .replace(madeByReact, "= /* @__PURE__ */ $1")
          .replace(writtenAsClass, "var $1 = /* @__PURE__ */ (() => {\n$&return $1;\n})();\n"),
        map: null,
      }),
    },
  };
}
