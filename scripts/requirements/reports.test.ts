import { describe, expect, it } from "vitest";
import { proofOf } from "./proof.ts";
import { failuresIn, provenIn, type Report } from "./reports.ts";

// Put together, so that nothing here names a requirement that it does not prove.
const [one, other, third] = ["001", "002", "003"].map((number) => `FUN-${number}`);

function reportOf(...tests: Report["testResults"][number]["assertionResults"]): Report[] {
  return [{ testResults: [{ assertionResults: tests }] }];
}

describe("what is proven", () => {
  it("is what the titles of a test and its groups name, and what a story says of itself", () => {
    const reports = reportOf(
      { fullName: `the funnel ${one} ${other} goes on`, status: "passed", meta: { assertions: 2 } },
      { fullName: "Primeiro passo", status: "passed", meta: { assertions: 1, spec: [`${third}`] } },
    );
    expect([...provenIn(reports)]).toEqual([one, other, third]);
  });

  it.each([
    ["was skipped", { status: "skipped", meta: { assertions: 1 } }],
    ["failed", { status: "failed", meta: { assertions: 1 } }],
    ["asserted nothing, as a story without play", { status: "passed", meta: { assertions: 0, spec: [`${other}`] } }],
    ["asserted nobody knows what", { status: "passed", meta: {} }],
  ])("is nothing by a test that %s", (_why, test) => {
    expect([...provenIn(reportOf({ fullName: `${one} goes on`, ...test }))]).toEqual([]);
  });

  it("is held against the catalogue, which tells what is open and what it does not know", () => {
    const { proven, open, unknownIds } = proofOf(new Set(["FUN-012", "FUN-999"]), ["funnel"]);
    expect(proven.map(({ id }) => id)).toEqual(["FUN-012"]);
    expect(open.map(({ id }) => id)).toContain("FUN-013");
    expect(unknownIds).toEqual(["FUN-999"]);
  });
});

describe("what failed", () => {
  it("is said with its file and the first lines of why, and what passed is not", () => {
    const why = Array.from({ length: 40 }, (_, line) => `line ${line}`).join("\n");
    const [report] = reportOf(
      { fullName: "the funnel goes on", status: "passed", meta: { assertions: 2 } },
      { fullName: "the funnel goes back", status: "failed", failureMessages: [why], meta: {} },
      { fullName: "the funnel hangs", status: "timedOut", meta: {} },
    );
    const [first = "", ...others] = failuresIn([
      { testResults: (report?.testResults ?? []).map((result) => ({ ...result, name: "funnel.test.ts" })) },
    ]);
    expect(first).toMatch(/^✗ funnel\.test\.ts › the funnel goes back\n {4}line 0\n/);
    expect(first).toContain("line 11");
    expect(first).not.toContain("line 12");
    expect(others).toEqual(["✗ funnel.test.ts › the funnel hangs"]);
  });

  it("is a file too that could not be run at all", () => {
    const broken = { name: "funnel.test.ts", message: "Cannot find module", assertionResults: [] };
    expect(failuresIn([{ testResults: [broken] }])).toEqual(["✗ funnel.test.ts\n    Cannot find module"]);
  });
});
