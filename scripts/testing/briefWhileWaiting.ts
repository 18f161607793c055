import { configure, getConfig } from "storybook/test";

const { getElementError } = getConfig();

// Whoever waits for something looks for it many times a second, and each look in vain would write down the whole page:
// a fifth of what a page's test does. It is written down when somebody reads it, which is after the last look.
configure({
  getElementError(message, container) {
    const error = new Error();
    error.name = "TestingLibraryElementError";
    return Object.defineProperty(error, "message", {
      configurable: true,
      get: () => getElementError(message, container).message,
    });
  },
});
