/** A file that a kind writes, or puts a piece into. */
export interface Part {
  /** The file, from the repository's root; `{area}` and `{Name}`, `{name}` stand for what was asked for. */
  readonly file: string;
  /** The template of the whole file, when it is not there yet. */
  readonly whole?: string;
  /** The template of what is put into it. */
  readonly piece?: string;
  /** How the list begins that the piece is an entry of. */
  readonly into?: string;
}

/** What can be written anew. */
export interface Kind {
  /** What is said of its name. */
  readonly named: string;
  readonly parts: readonly Part[];
  /** The commands that write again what is derived from it. */
  readonly after: readonly string[];
}

const component = "packages/design-system/src/components/{area}/{Name}";
const page = "apps/shop/src/pages/{area}";
const client = "packages/api-client/src/{area}";

export const kinds: Readonly<Record<string, Kind>> = {
  component: {
    named: "group/Name, as in status/Ribbon",
    parts: [
      { file: `${component}/{Name}.tsx`, whole: "component/Sample.tsx" },
      { file: `${component}/{Name}.styles.ts`, whole: "component/Sample.styles.ts" },
      { file: `${component}/{Name}.stories.tsx`, whole: "component/Sample.stories.tsx" },
      { file: `${component}/{Name}.docs.tsx`, whole: "component/Sample.docs.tsx" },
      { file: `${component}/index.ts`, whole: "component/index.ts" },
    ],
    after: ["indexes", "exports -- --accept"],
  },
  screen: {
    named: "area/Name, as in account/Wishes",
    parts: [
      { file: "packages/design-system/src/screens/{area}/{Name}Screen.tsx", whole: "screen/SampleScreen.tsx" },
      { file: `${page}/{Name}Page.tsx`, whole: "screen/SamplePage.tsx" },
      { file: `${page}/{Name}Page.stories.tsx`, whole: "screen/SamplePage.stories.tsx" },
      {
        file: `${page}/pages.ts`,
        whole: "screen/pages.ts",
        piece: "insertions/page.ts",
        into: "export const pages = [",
      },
      {
        file: "packages/domain/src/site/paths.ts",
        piece: "insertions/address.ts",
        into: "export const {areaPaths} = {",
      },
    ],
    after: ["exports -- --accept"],
  },
  call: {
    named: "area/Name, as in coupons/OpenCoupon",
    parts: [
      { file: `${client}/contract.ts`, whole: "call/contract.ts", piece: "insertions/endpoint.ts" },
      { file: `${client}/api.ts`, whole: "call/api.ts", piece: "insertions/request.ts" },
      { file: `${client}/{name}.test.ts`, whole: "call/sample.test.ts" },
      {
        file: "apps/mock-server/src/backend/{area}/handlers.ts",
        whole: "call/handlers.ts",
        piece: "insertions/handler.ts",
        into: "export const handlers",
      },
    ],
    after: ["indexes", "openapi", "exports -- --accept"],
  },
};
