import type { CheckResult } from "./checkResult.ts";

const marks: Readonly<Record<CheckResult["mark"], string>> = { passed: "✓", warned: "!", failed: "✗", skipped: "-" };

/** A result as a line of output. */
export function resultText({ area, name, mark, detail }: CheckResult): string {
  return `${marks[mark]} ${area}: ${name}${detail === undefined ? "" : ` (${mark}: ${detail})`}`;
}

/** The number of results of each mark. */
export function summaryText(results: readonly CheckResult[]): string {
  const count = (mark: CheckResult["mark"]) => results.filter((each) => each.mark === mark).length;
  return `${count("passed")} passed, ${count("warned")} with warnings, ${count("failed")} failed, ${count("skipped")} skipped`;
}
