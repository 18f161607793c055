import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/** Where `npm test` leaves what its runners say of each test; not committed. */
export const reportsFolder = join(import.meta.dirname, "../../.cache/reports");

/** One for each step of `npm test` that runs tests. */
export const reportNames = ["unit", "components", "stories", "journeys"] as const;

export type ReportName = (typeof reportNames)[number];

export const reportFile = (name: ReportName): string => join(reportsFolder, `${name}.json`);

/** What a runner says of its tests: the JSON of vitest, which the journeys' reporter writes too. */
export interface Report {
  readonly testResults: readonly {
    /** The file, and why it could not be run at all. */
    readonly name?: string;
    readonly message?: string;
    readonly assertionResults: readonly {
      /** The titles of its groups and its own. */
      readonly fullName: string;
      readonly status: string;
      /** Why it failed, one for each error. */
      readonly failureMessages?: readonly string[] | null;
      readonly meta: {
        /** How often it asserted something. */
        readonly assertions?: number;
        /** Of a story, its `parameters.spec`. */
        readonly spec?: readonly string[];
      };
    }[];
  }[];
}

/** The last reports, of which some may be missing. */
export interface LastReports {
  readonly reports: readonly Report[];
  readonly missing: readonly ReportName[];
  /** When the oldest of them was written. */
  readonly since?: Date;
}

export function readReports(): LastReports {
  const there = reportNames.filter((name) => existsSync(reportFile(name)));
  const times = there.map((name) => statSync(reportFile(name)).mtimeMs);
  return {
    reports: there.map((name): Report => JSON.parse(readFileSync(reportFile(name), "utf8"))),
    missing: reportNames.filter((name) => !there.includes(name)),
    ...(times.length > 0 && { since: new Date(Math.min(...times)) }),
  };
}

const idPattern = /\b(?:FUN|SUB|MAN)-\d{3}\b/g;

/** The ids that tests proved: tests that ran, passed and asserted something. */
export function provenIn(reports: readonly Report[]): ReadonlySet<string> {
  const proven = reports
    .flatMap(({ testResults }) => testResults.flatMap(({ assertionResults }) => assertionResults))
    .filter(({ status, meta }) => status === "passed" && (meta.assertions ?? 0) > 0)
    .flatMap(({ fullName, meta }) => [...(fullName.match(idPattern) ?? []), ...(meta.spec ?? [])]);
  return new Set(proven);
}

const failed: ReadonlySet<string> = new Set(["failed", "timedOut", "interrupted"]);

/** How much of an error is said: its first lines name what was expected. */
const shownLines = 12;

/** What failed and why, a paragraph each: a long log is read from its end, and is often kept only there. */
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
