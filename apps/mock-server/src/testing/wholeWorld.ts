import { collectionNames, type World } from "../backend/store.ts";
import { scenarios } from "../scenarios/scenarios.ts";
import { testMoment } from "./testMoment.ts";

/** Records of collections that no scenario fills. */
const examples = import.meta.glob<{ exampleRecords: World }>("../backend/*/exampleRecords.ts", { eager: true });

const worlds: readonly World[] = [
  ...Object.values(examples).map(({ exampleRecords }) => exampleRecords),
  ...Object.values(scenarios).map((scenario) => scenario.world(testMoment)),
];

/** One record of each collection, from a scenario or from its area. */
export const wholeWorld: Required<World> = Object.assign(
  {},
  ...collectionNames.map((name) => {
    const [first] = worlds.flatMap((world): readonly unknown[] => world[name] ?? []);
    if (first === undefined)
      throw new Error(`Of ${name} there is no record in any scenario, nor in exampleRecords.ts of its area.`);
    return { [name]: [first] };
  }),
);
