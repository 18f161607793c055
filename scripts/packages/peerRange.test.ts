import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const packages = join(import.meta.dirname, "../../packages");
/** What React has since 19.2. */
const newInReact = /import \{[^}]*\b(Activity|useEffectEvent)\b[^}]*\} from "react"/;

describe.each(["design-system", "api-client"])("%s", (name) => {
  it("asks for a React that has all that its sources import", () => {
    const sources = globSync(join(packages, name, "src/**/*.{ts,tsx}"), {
      exclude: (file) => /\.(test|stories)\./.test(file),
    });
    const { peerDependencies } = JSON.parse(readFileSync(join(packages, name, "package.json"), "utf8"));
    expect(sources.filter((file) => newInReact.test(readFileSync(file, "utf8")))).not.toEqual([]);
    const [, major, minor] = /^\^(\d+)\.(\d+)/.exec(peerDependencies.react) ?? [];
    expect([Number(major), Number(minor) >= 2]).toEqual([19, true]);
  });
});
