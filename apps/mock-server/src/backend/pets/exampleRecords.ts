import type { World } from "../store.ts";

/** What stands in no scenario: only a customer does it. */
export const exampleRecords = {
  petPhotos: [{ id: "f070", customerCode: "conta0001", kind: "png", content: "iVBORw0KGgo=" }],
} satisfies World;
