import type { World } from "../store.ts";

/** Records that no scenario contains because only customers create them. */
export const exampleRecords = {
  petPhotos: [{ id: "f070", customerCode: "conta0001", kind: "png", content: "iVBORw0KGgo=" }],
} satisfies World;
