import type { Place } from "./inserted.ts";

/** A file that is created, or that gets a piece. */
export interface Part extends Place {
  /** Its path from the repository's root, with the placeholders of `Names`. */
  readonly file: string;
  /** The template of a new file. */
  readonly whole?: string;
  /** The template of the inserted piece. */
  readonly piece?: string;
}

/** A kind of file set that `npm run new` can create. */
export interface Kind {
  /** The form of its name, with an example. */
  readonly named: string;
  readonly parts: readonly Part[];
  /** Further parts for a new area. */
  readonly opening?: readonly Part[];
  /** The npm scripts that update derived files. */
  readonly after: readonly string[];
}

const component = "packages/design-system/src/components/{area}/{Name}";
const paths = "packages/domain/src/site/paths.ts";
const page = "apps/shop/src/pages/{area}";
const client = "packages/api-client/src/{area}";
const server = "apps/mock-server/src/backend/{area}";
const heldToDocuments = "heldToDocuments(wireCalls, {";

export const kinds: Readonly<Record<string, Kind>> = {
  component: {
    named: "group/Name, as in status/Ribbon",
    parts: [
      { file: `${component}/{Name}.tsx`, whole: "component/Sample.tsx" },
      { file: `${component}/{Name}.stories.tsx`, whole: "component/Sample.stories.tsx" },
      { file: `${component}/index.ts`, whole: "component/index.ts" },
    ],
    after: ["indexes"],
  },
  screen: {
    named: 'area/Name "Título", as in account/Wishes "Desejos"',
    parts: [
      { file: "packages/design-system/src/screens/{area}/{Name}Screen.tsx", whole: "screen/SampleScreen.tsx" },
      { file: `${page}/{Name}Page.tsx`, whole: "screen/SamplePage.tsx" },
      { file: `${page}/{Name}Page.stories.tsx`, whole: "screen/SamplePage.stories.tsx" },
      {
        file: `${page}/routes.ts`,
        whole: "screen/routes.ts",
        piece: "insertions/route.ts",
        after: "{children}",
      },
      { file: paths, piece: "insertions/address.ts", into: "export const {areaPaths} = {" },
    ],
    opening: [
      { file: paths, piece: "insertions/areaPaths.ts", before: "/** Every path by area" },
      { file: paths, piece: "insertions/areaOfPaths.ts", into: "export const pathsByArea = {" },
      { file: ".storybook/preview.tsx", piece: "insertions/sidebar.ts", after: '"Telas",\n          [' },
    ],
    after: ["indexes"],
  },
  call: {
    named: "area/Name, as in coupons/OpenCoupon",
    parts: [
      { file: `${client}/contract.ts`, whole: "call/contract.ts", piece: "insertions/endpoint.ts" },
      { file: `${client}/api.ts`, whole: "call/api.ts", piece: "insertions/request.ts" },
      {
        file: `${client}/wire.test.ts`,
        whole: "call/clientWire.test.ts",
        piece: "insertions/clientWire.ts",
        into: heldToDocuments,
      },
      {
        file: `${server}/wireCalls.ts`,
        whole: "call/wireCalls.ts",
        piece: "insertions/wireCall.ts",
        into: "export const wireCalls = {",
      },
      {
        file: `${server}/wire.test.ts`,
        whole: "call/serverWire.test.ts",
        piece: "insertions/serverWire.ts",
        into: heldToDocuments,
      },
      {
        file: `${page}/failingCalls.browser.test.ts`,
        whole: "call/failingCalls.browser.test.ts",
        piece: "insertions/failingCall.ts",
        into: 'testFailingCalls("{area}", {',
      },
      {
        file: `${server}/handlers.ts`,
        whole: "call/handlers.ts",
        piece: "insertions/handler.ts",
        into: "export const handlers",
      },
    ],
    after: ["indexes", "openapi"],
  },
};
