import type { Plugin } from "vite";

/** What React throws to itself, each made once, when its code is loaded: "SuspenseException = Error(…)" and four more. */
const marks = /(\w+Exception) = Error\((formatProdErrorMessage\(\d+\))\)/g;
const marksOfReact = 5;

/**
 * React's marks are told apart by identity alone. A browser that is watched (developer tools, Lighthouse, the bench) notes
 * where each error was made, and for these reads all of React a second time: 100 ms on a slow phone. Made without a trace
 * they cost nothing.
 */
export function tracelessMarks(): Plugin {
  return {
    name: "traceless-marks",
    transform: {
      filter: { id: /\/react-dom-client\.production\.js$/ },
      handler(code) {
        if (code.match(marks)?.length !== marksOfReact) this.error("React makes its marks in another way now.");
        return {
          code: code.replace(marks, "$1 = Object.create(Error.prototype, { message: { value: $2 } })"),
          map: null,
        };
      },
    },
  };
}
