/** A list of what the areas bring, which nobody writes by hand. */
export interface Index {
  /** The folder that has one folder an area. */
  readonly folder: string;
  /** The index's own path in it. */
  readonly file: string;
  /** The file by which an area is in the index. */
  readonly of: string;
  /** What the index exports. */
  readonly name: string;
  readonly says: string;
  /** Whether the areas' exports stand in it side by side, without their area's name. */
  readonly flat?: boolean;
}

export const indexFiles: readonly Index[] = [
  {
    folder: "packages/api-client/src",
    file: "contract/areas.ts",
    of: "contract.ts",
    name: "areas",
    says: "The contract of each area.",
  },
  {
    folder: "apps/mock-server/src/backend",
    file: "areas.ts",
    of: "handlers.ts",
    name: "areas",
    says: "The handlers of each area.",
  },
  {
    folder: "apps/mock-server/src/backend",
    file: "collections.ts",
    of: "collections.ts",
    name: "collections",
    says: "Everything that the server stores.",
    flat: true,
  },
  {
    folder: "apps/mock-server/src/backend",
    file: "channels.ts",
    of: "channels.ts",
    name: "channels",
    says: "All private channels.",
    flat: true,
  },
  {
    folder: "packages/api-client/src",
    file: "page/areas.ts",
    of: "pageData.ts",
    name: "pageDataAreas",
    says: "The data of each area's pages.",
  },
  {
    folder: "apps/mock-server/src/backend",
    file: "pageDataAreas.ts",
    of: "pageData.ts",
    name: "pageDataAreas",
    says: "The page data of each area, as the server fills it.",
  },
];
