import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { proofOf } from "./proof.ts";
import { failuresIn, provenIn, type Report } from "./reports.ts";
import { setAside } from "./setAside.ts";

// Concatenated, because a literal id in this file would count as a claim.
const [one, other, third] = ["001", "002", "003"].map((number) => `FUN-${number}`);

function reportOf(...tests: Report["testResults"][number]["assertionResults"]): Report[] {
  return [{ testResults: [{ assertionResults: tests }] }];
}

describe("proven requirements", () => {
  it("come from the titles of tests and groups, and from the spec of stories", () => {
    const reports = reportOf(
      { fullName: `the funnel ${one} ${other} goes on`, status: "passed", meta: { assertions: 2 } },
      { fullName: "Primeiro passo", status: "passed", meta: { assertions: 1, spec: [`${third}`] } },
    );
    expect([...provenIn(reports)]).toEqual([one, other, third]);
  });

  it.each([
    ["was skipped", { status: "skipped", meta: { assertions: 1 } }],
    ["failed", { status: "failed", meta: { assertions: 1 } }],
    ["asserted nothing, like a story without play", { status: "passed", meta: { assertions: 0, spec: [`${other}`] } }],
    ["reported no number of assertions", { status: "passed", meta: {} }],
  ])("do not come from a test that %s", (_why, test) => {
    expect([...provenIn(reportOf({ fullName: `${one} goes on`, ...test }))]).toEqual([]);
  });

  it("are compared with the catalogue: open requirements and unknown ids are listed", () => {
    const { proven, open, unknownIds } = proofOf(new Set(["FUN-012", "FUN-999"]), ["funnel"]);
    expect(proven.map(({ id }) => id)).toEqual(["FUN-012"]);
    expect(open.map(({ id }) => id)).toContain("FUN-013");
    expect(unknownIds).toEqual(["FUN-999"]);
  });

  it("do not contain what a decision sets aside: it is listed with the decision, and no test may claim it", () => {
    const ids = [...setAside.keys()];
    const { proven, open, contradictedIds, ...proof } = proofOf(new Set(ids));
    expect([...proven, ...open].filter(({ id }) => ids.includes(id))).toEqual([]);
    expect(new Map(proof.setAside.map(({ id, decision }) => [id, decision]))).toEqual(setAside);
    expect(contradictedIds).toEqual(ids);
    expect(proofOf(new Set()).contradictedIds).toEqual([]);
  });

  it("each set aside is named by its decision", () => {
    const decisions = readFileSync(join(import.meta.dirname, "../../docs/decisions.md"), "utf8").split(/^(?=## )/m);
    for (const [id, number] of setAside) {
      expect(decisions.find((decision) => decision.startsWith(`## ${number}. `))).toContain(id);
    }
  });
});

describe("the list of failures", () => {
  it("names the file, the test and the first lines of the error, and no passed test", () => {
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

  it("includes a file that could not be run", () => {
    const broken = { name: "funnel.test.ts", message: "Cannot find module", assertionResults: [] };
    expect(failuresIn([{ testResults: [broken] }])).toEqual(["✗ funnel.test.ts\n    Cannot find module"]);
  });
});
