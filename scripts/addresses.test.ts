import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { pathsByArea } from "../packages/domain/src/site/paths.ts";

const root = join(import.meta.dirname, "..");

/** Tests, stories and examples say what a person types; a contract and the rows of the wire name the server's own calls. */
const writesAddresses =
  /\.(?:test|stories|docs)\.tsx?$|\/contract\.ts$|[wW]ireCalls\.ts$|domain\/src\/site\/paths\.ts$/;

const sources = globSync("{packages,apps}/*/src/**/*.{ts,tsx}", { cwd: root }).filter(
  (file) => !writesAddresses.test(file),
);

/** The beginnings of the site's addresses, up to a parameter, a query or a closing slash. */
const beginnings = Object.values(pathsByArea)
  .flatMap((area) => Object.values<string>(area))
  .map((address) => address.replace(/\/?[:?].*$|(?<=.)\/$/, ""))
  .filter((address) => address !== "/");

const address = new RegExp(`["'\`](?:/app)?(?:${beginnings.join("|")})(?=[/#?"'\`])`, "g");
const home = /\b(?:href|to)(?:=|: |=\{)["'`]\/["'`#?]/gi;

function addressesIn(source: string): string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");
  return [...(code.match(address) ?? []), ...(code.match(home) ?? [])];
}

it("finds an address however it is written", () => {
  for (const code of [
    '<Link href="/assine">',
    'go("/pet/nome/?pet=gato")',
    "`/plano/1`",
    "text: '<a href=\"/aguardando\">'",
    '<Link href="/">',
    '"/app/area-cliente"',
  ]) {
    expect([code, addressesIn(code)]).toEqual([code, [expect.any(String)]]);
  }
  for (const code of ['path.endsWith("/")', '"/assinetes"', '/** @default "/login" */']) {
    expect([code, addressesIn(code)]).toEqual([code, []]);
  }
});

it("is written nowhere but in domain/site/paths.ts", () => {
  const written = sources.flatMap((file) =>
    addressesIn(readFileSync(join(root, file), "utf8")).map((address) => `${file}: ${address}`),
  );
  expect(written).toEqual([]);
});
