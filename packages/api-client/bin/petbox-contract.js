#!/usr/bin/env node
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { checkContract } from "#contractCheck/checkContract";
import { checkAreas } from "#contractCheck/checkResult";
import { resultText, summaryText } from "#contractCheck/resultText";

const write = (text) => process.stdout.write(`${text}\n`);

const usage = `Usage: petbox-contract <origin> [options]

  --only <area>      one of ${checkAreas.join(", ")}
  --json             writes the results as JSON
  --email <e-mail>   of the test account (PETBOX_EMAIL)
  --password <text>  of the test account (PETBOX_PASSWORD)
  --lead <e-mail>    of a customer without a password (PETBOX_LEAD)
  --set <name=value> replaces a value of the example requests; can be repeated
  --exhaust-limits   logs in wrongly until the server replies with 429`;

/** @returns the exit code */
async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      only: { type: "string" },
      json: { type: "boolean" },
      email: { type: "string", default: process.env.PETBOX_EMAIL ?? "carla.lima@gmail.com" },
      password: { type: "string", default: process.env.PETBOX_PASSWORD ?? "bob-adora-petbox" },
      lead: { type: "string", default: process.env.PETBOX_LEAD },
      set: { type: "string", multiple: true, default: [] },
      "exhaust-limits": { type: "boolean", default: false },
    },
  });
  const [address] = positionals;
  const isUsed = address !== undefined && URL.canParse(address);
  if (!isUsed || (values.only !== undefined && !checkAreas.includes(values.only))) throw new Error(usage);
  const settings = {
    origin: new URL(address).origin,
    ...(values.only && { only: values.only }),
    email: values.email,
    password: values.password,
    ...(values.lead && { leadEmail: values.lead }),
    codes: Object.fromEntries(values.set.map((each) => each.split(/=(.*)/s).slice(0, 2))),
    exhaustsLimits: values["exhaust-limits"],
    openApi: JSON.parse(readFileSync(new URL("../openapi.json", import.meta.url), "utf8")),
  };
  const results = await checkContract(settings, (result) => values.json || write(resultText(result)));
  write(values.json ? JSON.stringify(results, null, 2) : `\n${summaryText(results)}`);
  return results.length > 0 && results.every(({ mark }) => mark !== "failed") ? 0 : 1;
}

process.exitCode = await main().catch((thrown) => {
  process.stderr.write(`${thrown.message}${thrown.cause ? `: ${thrown.cause}` : ""}\n`);
  return 1;
});
