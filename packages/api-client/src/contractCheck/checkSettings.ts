import type { CheckArea } from "./checkResult.ts";

/** The settings of a run. */
export interface CheckSettings {
  /** The backend's origin, without a trailing slash. */
  readonly origin: string;
  readonly only?: CheckArea;
  readonly email: string;
  readonly password: string;
  /** The e-mail of a lead: a customer without a password. Without it, the customer that the run creates is the lead. */
  readonly leadEmail?: string;
  /** Replaces values of the example requests by their name, or by `<path template>#<name>` for a single call. */
  readonly codes: Readonly<Record<string, string>>;
  /** Whether to log in wrongly until the server replies with 429. This locks the login of the caller's address for a while. */
  readonly exhaustsLimits: boolean;
  /** The contents of `openapi.json`, the source of the example requests. */
  readonly openApi: unknown;
}

/** The value that the settings give to a name of a call or page. */
export function codeOf({ codes }: CheckSettings, path: string, name: string): string | undefined {
  return codes[`${path}#${name}`] ?? codes[name];
}
