import { chromium, expect } from "@playwright/test";
import { preview } from "vite";
import { chromiumFlags, findChromium } from "../chromium.ts";

/** Opens what the project built in Chromium: the screen's heading is there, it has its styles, the mask comes, nobody complains. */
export async function showConsumer(folder: string): Promise<void> {
  const server = await preview({
    root: folder,
    configFile: false,
    logLevel: "silent",
    preview: { host: "127.0.0.1", port: 0, open: false },
  });
  const executablePath = findChromium();
  const browser = await chromium.launch({
    args: chromiumFlags,
    ...(executablePath === undefined ? {} : { executablePath }),
  });
  try {
    const [address] = server.resolvedUrls?.local ?? [];
    if (address === undefined) throw new Error("The built project is served nowhere.");
    const page = await browser.newPage({ locale: "pt-BR" });
    const complaints: string[] = [];
    page.on("console", (message) => ["error", "warning"].includes(message.type()) && complaints.push(message.text()));
    page.on("pageerror", (error) => complaints.push(String(error)));
    page.on("requestfailed", (request) => complaints.push(`${request.url()} was not answered`));
    await page.goto(address);
    await page.getByRole("heading", { level: 1, name: "Pagamento da assinatura do Bob" }).waitFor({ timeout: 10_000 });

    const number = page.getByLabel("Número do cartão");
    await number.pressSequentially("4111111111111111");
    await page.getByText("Cartão Visa, final 1111").waitFor({ state: "attached", timeout: 10_000 });
    // The mask is fetched on demand, and takes over what was typed until then.
    await expect(number).toHaveValue("4111 1111 1111 1111", { timeout: 10_000 });

    const colors = await page.evaluate(() => [
      getComputedStyle(document.body).backgroundColor,
      getComputedStyle(document.body).getPropertyValue("--petbox-color-page"),
    ]);
    if (colors[0] === "rgba(0, 0, 0, 0)" || colors[1] === "") complaints.push("The page has no styles of the theme.");
    if (complaints.length > 0) throw new Error(`In Chromium:\n${complaints.join("\n")}`);
  } finally {
    await browser.close();
    await server.close();
  }
}
