import type { Plugin } from "vite";

/** What React makes while a module is loaded. It changes nothing else, which a bundler cannot know. */
const madeByReact = /= (React\d*\.(?:createContext|forwardRef|memo)\()/g;

/** A name for React's developer tools, by which something that nobody uses is held. */
const nameForDevelopers = /^[\w$]+\.displayName = "[^"]*";$/gm;

/**
 * Leaves out of react-router what the shop does not use: its data router, forms and links that look ahead come in one
 * module with the rest, and only their contexts and names keep the bundler from seeing that nobody asks for them.
 */
export function lightRouter(): Plugin {
  return {
    name: "light-router",
    transform: {
      filter: { id: /\/node_modules\/react-router\/dist\// },
      handler: (code) => ({
        code: code.replace(nameForDevelopers, "").replace(madeByReact, "= /* @__PURE__ */ $1"),
        map: null,
      }),
    },
  };
}
