import { spawn } from "node:child_process";
import { cpSync, mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "@playwright/test";
import { freePort } from "../../apps/mock-server/src/testing/openServer.ts";
import { launchChromium } from "../launchChromium.ts";
import { type Consumer, run, withConsumer } from "./installPackages.ts";

/*
 * Builds the examples for Next's App Router and React Router with the packed packages, and opens them in Chromium: `npm run test:frameworks`.
 * It installs the frameworks, so it needs the network.
 */

const examples = join(import.meta.dirname, "../../examples");

/** Colours of the dark scheme: the page's, the button's. */
const dark = ["rgb(23, 16, 31)", "rgb(185, 152, 255)"];

/** Opens the page, and throws unless it is styled, in the dark, without violations of its policy. */
async function checkPage(browser: Browser, url: string, javaScriptEnabled: boolean): Promise<void> {
  const context = await browser.newContext({ javaScriptEnabled });
  const page = await context.newPage();
  const problems: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" && !message.location().url.endsWith("/favicon.ico")) problems.push(message.text());
  });
  page.on("pageerror", ({ message }) => problems.push(message));
  const response = await page.goto(url);
  if (!/style-src 'self' 'nonce-/.test(response?.headers()["content-security-policy"] ?? ""))
    problems.push("The page has no policy for styles.");
  const colors = await Promise.all(
    [page.locator("body"), page.getByRole("button", { name: "Continuar" })].map((element) =>
      element.evaluate((node) => getComputedStyle(node).backgroundColor),
    ),
  );
  if (colors.join() !== dark.join()) problems.push(`The page has the colours ${colors.join()}.`);
  if (javaScriptEnabled) {
    await page.getByText("Sua caixa está a caminho").waitFor();
    // The dialog's styles are inserted by the browser.
    await page.getByRole("button", { name: "Ver a caixa" }).click();
    const radius = await page.getByRole("dialog").evaluate((node) => getComputedStyle(node).borderRadius);
    if (radius === "0px") problems.push("The dialog has no styles.");
  }
  await context.close();
  if (problems.length > 0) throw new Error(`${url}:\n${problems.join("\n")}`);
}

async function replies(url: string): Promise<void> {
  const end = Date.now() + 20_000;
  while (
    !(await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (Date.now() > end) throw new Error(`${url} does not reply.`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

async function checkExample(name: string, { packages }: Consumer, browser: Browser): Promise<void> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), `petbox-${name}-`)));
  cpSync(join(examples, name), folder, { recursive: true });
  const needed = packages.filter(({ manifest }) => /domain|design-system/.test(manifest.name));
  run("npm", ["install", "--no-audit", "--no-fund", ...needed.map(({ tarball }) => tarball)], folder);
  run("npm", ["run", "build"], folder);
  const port = await freePort();
  const env = { ...process.env, NODE_ENV: "production" as const, PORT: String(port) };
  // A group of its own: npm does not pass the signal on.
  const server = spawn("npm", ["start"], { cwd: folder, stdio: "ignore", detached: true, env });
  try {
    const url = `http://localhost:${port}/`;
    await replies(url);
    for (const javaScriptEnabled of [false, true]) await checkPage(browser, url, javaScriptEnabled);
    console.log(`${name}: styled before scripts, in the dark, under a policy with a nonce.`);
  } finally {
    if (server.pid !== undefined) process.kill(-server.pid);
    rmSync(folder, { recursive: true, force: true });
  }
}

const browser = await launchChromium();
try {
  await withConsumer(async (consumer) => {
    for (const name of ["next", "react-router"]) await checkExample(name, consumer, browser);
  });
} finally {
  await browser.close();
}
