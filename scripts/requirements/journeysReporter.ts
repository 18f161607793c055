import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type { Reporter, TestCase, TestResult, TestStep } from "@playwright/test/reporter";
import { type Report, reportFile } from "./reports.ts";

/** Writes a report of the journeys in the format of Vitest's JSON reporter, with the number of assertions of each test. */
export default class JourneysReporter implements Reporter {
  private readonly results: Report["testResults"][number]["assertionResults"][number][] = [];

  onTestEnd(test: TestCase, { status, steps, errors }: TestResult): void {
    this.results.push({
      fullName: test.titlePath().join(" "),
      status,
      failureMessages: errors.map(({ message = "" }) => message),
      meta: { assertions: assertionsIn(steps) },
    });
  }

  onEnd(): void {
    const report: Report = { testResults: [{ assertionResults: this.results }] };
    mkdirSync(dirname(reportFile("journeys")), { recursive: true });
    writeFileSync(reportFile("journeys"), JSON.stringify(report));
  }

  printsToStdio(): boolean {
    return false;
  }
}

function assertionsIn(steps: readonly TestStep[]): number {
  return steps.reduce(
    (sum, { category, steps: inner }) => sum + Number(category === "expect") + assertionsIn(inner),
    0,
  );
}
