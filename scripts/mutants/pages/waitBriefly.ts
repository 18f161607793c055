import { configure } from "storybook/test";
import { beforeAll } from "vitest";

// Most mutants are killed by a query that finds nothing, so half of the time would be spent on waiting for the others' 15 s.
beforeAll(() => configure({ asyncUtilTimeout: 6_000 }));
