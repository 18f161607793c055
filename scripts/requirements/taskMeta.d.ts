import "vitest";

declare module "vitest" {
  interface TaskMeta {
    /** How often the test asserted something; in the reports that `npm run requirements` reads. */
    assertions?: number;
    /** Of a story, the ids of its `parameters.spec`. */
    spec?: readonly string[];
  }

  interface TestContext {
    /** The story that the test plays, as Storybook's plugin hands it on. */
    story?: { readonly parameters: { readonly spec?: readonly string[] } };
  }
}
