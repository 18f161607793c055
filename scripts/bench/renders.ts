import type { Browser, Page } from "@playwright/test";
import type { Bundle } from "./bundle.ts";
import { mount, openScreen } from "./openScreen.ts";
import { countRenders, type Render } from "./renderCounter.ts";

/** The fields that are typed in, by label, each with one more key than what is there already. */
const fields = [
  { label: "Nome impresso no cartão", before: "Ana", key: "B" },
  { label: "Número do cartão", before: "4111", key: "1" },
  { label: "Código de segurança", before: "12", key: "3" },
  { label: "CPF do titular", before: "529", key: "9" },
] as const;

/** What a component that renders on a change of theme has to do with it: they hand the theme to the page. */
const bearers = ["Application", "ThemeRoot"];

export interface KeystrokeRenders {
  readonly label: string;
  readonly renders: readonly Render[];
}

/** What renders again in the library's screen at one key in each field of the card form, and when the theme changes. */
export async function rendersOf(
  browser: Browser,
  bundle: Bundle,
): Promise<{ readonly keystrokes: readonly KeystrokeRenders[]; readonly themeChange: readonly Render[] }> {
  const page = await openScreen(browser, bundle, countRenders);
  try {
    await mount(page);
    // The masks are on their inputs: from here on nothing renders but for what is done.
    await page.getByLabel("CPF do titular").pressSequentially("5");
    await page.getByLabel("CPF do titular").clear();
    await settled(page);
    const keystrokes: KeystrokeRenders[] = [];
    for (const { label, before, key } of fields) {
      await page.getByLabel(label).pressSequentially(before);
      await settled(page);
      keystrokes.push({ label, renders: await during(page, () => page.keyboard.press(key)) });
    }
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const light = await ground();
    const themeChange = await during(page, () => page.evaluate(() => window.bench.changeTheme?.("dark")));
    if ((await ground()) === light) throw new Error("The theme did not change: that nothing rendered proves nothing.");
    return { keystrokes, themeChange: belowTheTheme(themeChange) };
  } finally {
    await page.context().close();
  }
}

/** Without the application that holds the theme, ThemeRoot that writes it into an attribute, and that one element. */
function belowTheTheme(renders: readonly Render[]): readonly Render[] {
  const bearing = renders.filter(({ name }) => bearers.includes(name));
  if (bearing.length !== bearers.length) throw new Error(`The theme came by another way: ${JSON.stringify(renders)}`);
  return renders.filter(({ name }) => !bearers.includes(name));
}

async function during(page: Page, act: () => Promise<unknown>): Promise<Render[]> {
  await page.evaluate(() => {
    window.renders = [];
  });
  await act();
  await settled(page);
  return page.evaluate(() => window.renders);
}

/** Two frames later everything that follows from an input has happened. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))),
  );
}
