export const checkAreas = ["calls", "pages", "files", "refusals", "session", "realtime", "headers"] as const;
export type CheckArea = (typeof checkAreas)[number];

export interface CheckResult {
  readonly area: CheckArea;
  readonly name: string;
  /** A warned check passed: the shop reads the reply, but the reply is not what the contract documents. */
  readonly mark: "passed" | "warned" | "failed" | "skipped";
  readonly detail?: string;
}

/** Thrown by a check that fails. */
export class Mismatch extends Error {
  constructor(expected: string, received: string) {
    super(`expected ${expected}, received ${received}`);
  }
}

/** Thrown by a check that cannot be made; the message is the reason. */
export class Skipped extends Error {}

/** A check returns its warnings. */
export type RunCheck = (area: CheckArea, name: string, check: () => Promise<readonly string[]>) => Promise<void>;

/** Runs checks and passes each result on. */
export function createRunCheck(onResult: (result: CheckResult) => void): RunCheck {
  return async (area, name, check) => {
    try {
      const warnings = await check();
      if (warnings.length === 0) onResult({ area, name, mark: "passed" });
      else onResult({ area, name, mark: "warned", detail: warnings.join("; ") });
    } catch (thrown) {
      const detail = thrown instanceof Error ? thrown.message : String(thrown);
      onResult({ area, name, mark: thrown instanceof Skipped ? "skipped" : "failed", detail });
    }
  };
}
