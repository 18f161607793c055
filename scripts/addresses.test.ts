import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { pathsByArea } from "../packages/domain/src/site/paths.ts";

const root = join(import.meta.dirname, "..");

/** Tests, stories and docs write the URLs that a person types; contracts and wire tables name the server's own calls. */
const mayWriteUrls = /\.(?:test|stories|docs)\.tsx?$|\/contract\.ts$|[wW]ireCalls\.ts$|domain\/src\/site\/paths\.ts$/;

const sources = globSync("{packages,apps}/*/src/**/*.{ts,tsx}", { cwd: root }).filter(
  (file) => !mayWriteUrls.test(file),
);

/** The prefixes of the site's URLs, up to a parameter, a query or a trailing slash. */
const prefixes = Object.values(pathsByArea)
  .flatMap((area) => Object.values<string>(area))
  .map((path) => path.replace(/\/?[:?].*$|(?<=.)\/$/, ""))
  .filter((path) => path !== "/");

const url = new RegExp(`["'\`](?:/app)?(?:${prefixes.join("|")})(?=[/#?"'\`])`, "g");
const home = /\b(?:href|to)(?:=|: |=\{)["'`]\/["'`#?]/gi;

function urlsIn(source: string): string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");
  return [...(code.match(url) ?? []), ...(code.match(home) ?? [])];
}

it("a URL is found in every notation", () => {
  for (const code of [
    '<Link href="/assine">',
    'go("/pet/nome/?pet=gato")',
    "`/plano/1`",
    "text: '<a href=\"/aguardando\">'",
    '<Link href="/">',
    '"/app/area-cliente"',
  ]) {
    expect([code, urlsIn(code)]).toEqual([code, [expect.any(String)]]);
  }
  for (const code of ['path.endsWith("/")', '"/assinetes"', '/** @default "/login" */']) {
    expect([code, urlsIn(code)]).toEqual([code, []]);
  }
});

it("a URL of the site is written in domain/site/paths.ts only", () => {
  const written = sources.flatMap((file) =>
    urlsIn(readFileSync(join(root, file), "utf8")).map((found) => `${file}: ${found}`),
  );
  expect(written).toEqual([]);
});
