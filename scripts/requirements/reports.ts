import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/** Where the steps of `npm test` write their reports; not committed. */
export const reportsFolder = join(import.meta.dirname, "../../.cache/reports");

/** The steps of `npm test` that run tests. */
const reportNames = ["unit", "components", "pages", "stories", "journeys"] as const;

export type ReportName = (typeof reportNames)[number];

export const reportFile = (name: ReportName): string => join(reportsFolder, `${name}.json`);

/** The JSON report of Vitest; the journeys' reporter writes the same format. */
export interface Report {
  readonly testResults: readonly {
    /** The file, and the error if it could not be run. */
    readonly name?: string;
    readonly message?: string;
    readonly assertionResults: readonly {
      /** The titles of its groups and of the test. */
      readonly fullName: string;
      readonly status: string;
      /** One message for each error. */
      readonly failureMessages?: readonly string[] | null;
      readonly meta: {
        /** The number of its assertions. */
        readonly assertions?: number;
        /** The `parameters.spec` of a story. */
        readonly spec?: readonly string[];
      };
    }[];
  }[];
}

/** The reports of the last run. */
export interface LastReports {
  readonly reports: readonly Report[];
  readonly missing: readonly ReportName[];
  /** When the oldest report was written. */
  readonly since?: Date;
}

export function readReports(): LastReports {
  const existing = reportNames.filter((name) => existsSync(reportFile(name)));
  const times = existing.map((name) => statSync(reportFile(name)).mtimeMs);
  return {
    reports: existing.map((name): Report => JSON.parse(readFileSync(reportFile(name), "utf8"))),
    missing: reportNames.filter((name) => !existing.includes(name)),
    ...(times.length > 0 && { since: new Date(Math.min(...times)) }),
  };
}

const idPattern = /\b(?:FUN|SUB|MAN|OUR)-\d{3}\b/g;

/** The requirement ids of all tests that passed with at least one assertion. */
export function provenIn(reports: readonly Report[]): ReadonlySet<string> {
  const proven = reports
    .flatMap(({ testResults }) => testResults.flatMap(({ assertionResults }) => assertionResults))
    .filter(({ status, meta }) => status === "passed" && (meta.assertions ?? 0) > 0)
    .flatMap(({ fullName, meta }) => [...(fullName.match(idPattern) ?? []), ...(meta.spec ?? [])]);
  return new Set(proven);
}

const failed: ReadonlySet<string> = new Set(["failed", "timedOut", "interrupted"]);

/** The first lines of an error name the expectation. */
const shownLines = 12;

/** One paragraph for each failure, printed at the end of the log, where readers look first. */
export function failuresIn(reports: readonly Report[]): readonly string[] {
  return reports.flatMap(({ testResults }) =>
    testResults.flatMap(({ name, message, assertionResults }) => [
      ...(message ? [paragraph(name ?? "", [message])] : []),
      ...assertionResults
        .filter(({ status }) => failed.has(status))
        .map(({ fullName, failureMessages }) =>
          paragraph([name, fullName].filter(Boolean).join(" › "), failureMessages ?? []),
        ),
    ]),
  );
}

const paragraph = (title: string, messages: readonly string[]) =>
  [`✗ ${title}`, ...messages.flatMap((message) => message.split("\n")).slice(0, shownLines)].join("\n    ");
