import "vitest";

declare module "vitest" {
  interface TaskMeta {
    /** The number of the test's assertions, for `npm run requirements`. */
    assertions?: number;
    /** The `parameters.spec` of a story. */
    spec?: readonly string[];
  }

  interface TestContext {
    /** The story that the test plays, set by Storybook's plugin. */
    story?: { readonly id: string; readonly parameters: { readonly spec?: readonly string[] } };
  }
}
