import type { Browser, Page } from "@playwright/test";
import { openPhone, slowDown } from "./phone.ts";

interface Step {
  /** A part of the text of the pressed element. */
  readonly press: string;
  /** The pressed element. */
  readonly of: "a" | "button" | "[role=tab]";
  readonly heading: RegExp;
}

/** Milliseconds from a press to the paint of the next heading, with a backend that replies at once. */
export async function timeOf(page: Page, { press, of, heading }: Step): Promise<number> {
  return page.evaluate(
    ([name, pattern, selector]) =>
      new Promise<number>((resolve, reject) => {
        const button = [...document.querySelectorAll<HTMLElement>(selector)].find((each) =>
          each.textContent?.includes(name),
        );
        if (button === undefined) return reject(new Error(`The page has no ${selector} with the text ${name}.`));
        const wanted = new RegExp(pattern);
        const begun = performance.now();
        const look = () => {
          const headings = [...document.querySelectorAll("main :is(h1, h2)")].filter((each) => each.checkVisibility());
          if (!headings.some(({ textContent }) => wanted.test(textContent))) return;
          observer.disconnect();
          // After the frame that paints it.
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - begun)));
        };
        const observer = new MutationObserver(look);
        observer.observe(document.body, { attributes: true, childList: true, subtree: true, characterData: true });
        button.click();
      }),
    [press, heading.source, of] as const,
  );
}

/** Waits until the page has requested nothing for 300 ms, as while a customer reads it. */
export async function whileReading(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const count = () => performance.getEntriesByType("resource").length;
        const look = (before: number) => setTimeout(() => (count() === before ? resolve() : look(count())), 300);
        look(count());
      }),
  );
}

/** The first funnel steps of a new visitor, each from its save to the next heading. */
export async function measureNextScreens(browser: Browser, origin: string): Promise<readonly number[]> {
  const context = await openPhone(browser);
  const page = await context.newPage();
  await page.goto(`${origin}/pet/especie/`, { waitUntil: "networkidle" });
  await slowDown(page);
  const times: number[] = [];
  const answer = async (press: string, heading: RegExp) => {
    await whileReading(page);
    times.push(await timeOf(page, { press, of: "button", heading }));
  };
  await answer("Cachorro", /^Como o seu pet se chama/);
  await page.getByLabel("Nome do pet").fill("Bob");
  await page.getByText("Macho", { exact: true }).click();
  await answer("Continuar", /^Qual é o porte/);
  await answer("Médio", /^Qual é a raça/);
  await page.getByLabel("Raça", { exact: true }).fill("Beagle");
  await page.keyboard.press("Escape");
  await answer("Continuar", /^Quando o Bob nasceu/);
  await page.getByLabel("Data de nascimento", { exact: true }).fill("07/04/2023");
  await answer("Continuar", /^Como a gente fala/);
  await context.close();
  return times;
}
