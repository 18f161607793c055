import { configure, getConfig } from "storybook/test";

const { getElementError } = getConfig();

// findBy… and waitFor retry many times a second, and each failed query would print the whole page into its error message, a
// fifth of the time of a page's test. The message is computed lazily: only the last error is read.
configure({
  // On a busy machine, code that loads late takes longer than the usual second.
  asyncUtilTimeout: 15_000,
  getElementError(message, container) {
    const error = new Error();
    error.name = "TestingLibraryElementError";
    return Object.defineProperty(error, "message", {
      configurable: true,
      get: () => getElementError(message, container).message,
    });
  },
});
