import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { isScenarioName, type ScenarioName, scenarios } from "../scenarios/scenarios.ts";
import { StartupError } from "./startupError.ts";

/** The settings from the environment and the flags. */
export interface ServerSettings {
  readonly port: number;
  readonly realtimePort: number;
  readonly dataFolder: string;
  readonly scenario: ScenarioName;
  /** Whether /__scenarios is served: never when NODE_ENV is "production". */
  readonly panel: boolean;
  /** Whether it replies like a Laravel application without casts: the flag `--laravel`. @default false */
  readonly laravel?: boolean;
}

/** @throws StartupError for an invalid port, flag or scenario. */
export function readSettings(
  environment: Readonly<Record<string, string | undefined>>,
  flags: string[],
): ServerSettings {
  const { scenario = "novo", laravel = false } = readFlags(flags);
  return {
    port: portFrom("PORT", environment.PORT, 3000),
    realtimePort: portFrom("REALTIME_PORT", environment.REALTIME_PORT, 6001),
    dataFolder: resolve(environment.DATA_DIR || ".data"),
    scenario: scenarioFrom(scenario),
    panel: environment.NODE_ENV !== "production",
    laravel,
  };
}

function portFrom(name: string, text: string | undefined, usual: number): number {
  if (text === undefined || text === "") return usual;
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new StartupError(`${name} é "${text}": vale um número inteiro de 1 a 65535.`);
}

function scenarioFrom(name: string): ScenarioName {
  if (isScenarioName(name)) return name;
  throw new StartupError(`Não existe o cenário "${name}"; os cenários são: ${Object.keys(scenarios).join(", ")}.`);
}

function readFlags(flags: string[]): { scenario?: string | undefined; laravel?: boolean | undefined } {
  try {
    return parseArgs({ args: flags, options: { scenario: { type: "string" }, laravel: { type: "boolean" } } }).values;
  } catch (thrown) {
    throw new StartupError(
      `${thrown instanceof Error ? thrown.message.split(". ")[0] : thrown}. As opções são --scenario NOME e --laravel.`,
    );
  }
}
