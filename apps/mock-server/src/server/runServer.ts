import { panelPath } from "../panel/panel.ts";
import { scenarios } from "../scenarios/scenarios.ts";
import { testCards } from "../seed/testCards.ts";
import { readSettings, type ServerSettings } from "./settings.ts";
import { type Site, startServer } from "./startServer.ts";
import { StartupError } from "./startupError.ts";

/**
 * Runs the server until it is interrupted, and prints its URLs. Problems that the operator can fix are printed in one
 * line, with exit code 1.
 */
export async function runServer(siteOf: (settings: ServerSettings) => Site | Promise<Site>): Promise<void> {
  try {
    const settings = readSettings(process.env, process.argv.slice(2));
    const server = await startServer(settings, await siteOf(settings));
    console.log(greeting({ ...settings, scenario: server.scenario }));
    for (const signal of ["SIGINT", "SIGTERM"] as const) {
      process.once(signal, () => void server.close().then(() => process.exit(0)));
    }
  } catch (thrown) {
    if (!(thrown instanceof StartupError)) throw thrown;
    console.error(thrown.message);
    process.exit(1);
  }
}

function greeting({ port, realtimePort, scenario, dataFolder, panel, laravel }: ServerSettings): string {
  const cards = testCards.map(({ number, title }) => `    ${number.padEnd(16)}  ${title}`).join("\n");
  return `
  PetBox is open
    shop      http://localhost:${port}
${panel ? `    panel     http://localhost:${port}${panelPath} (people, worlds, faults, the clock, payments, mails)\n` : ""}    realtime  http://localhost:${realtimePort}
    world     ${dataFolder}
    scenario  ${scenario} (${scenarios[scenario].title}); another with: npm start -- --scenario NAME
    replies   ${laravel ? "like Laravel without casts" : "typed; like Laravel's with: npm start -- --laravel"}

  Test cards (any future expiry, any CVV of the right length, CPF 529.982.247-25)
${cards}
`;
}
