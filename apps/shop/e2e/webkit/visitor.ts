import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type * as testingLibrary from "@testing-library/dom";
import { Key, type WebDriver, type WebElement } from "selenium-webdriver";

/** Milliseconds that an element or an address may take to appear. */
const timeout = 20_000;

const library = readFileSync(
  createRequire(import.meta.url).resolve("@testing-library/dom/dist/@testing-library/dom.umd.min.js"),
  "utf8",
);

declare global {
  interface Window {
    /** Present once a visitor has looked for an element on the page. */
    TestingLibraryDom?: typeof testingLibrary;
  }
}

/** An accessible name, a label or a text, in any case. A string is all of it, a pattern matches a part. */
type Name = string | RegExp;

/** Finds an element as a visitor does: in the open dialog if there is one. Selenium serialises this function into the page. */
function findElement(query: "role" | "label" | "text", role: string, source: string): Element | null | undefined {
  const { queryAllByRole, queryAllByLabelText, queryAllByText } = window.TestingLibraryDom ?? {};
  if (!queryAllByRole || !queryAllByLabelText || !queryAllByText) return undefined;
  const top = [...document.querySelectorAll<HTMLElement>("dialog[open]")].at(-1) ?? document.body;
  const name = new RegExp(source, "iu");
  const found =
    query === "role"
      ? queryAllByRole(top, role, { name })
      : query === "label"
        ? queryAllByLabelText(top, name)
        : queryAllByText(document.body, name, { ignore: "script, style, title" });
  return (
    found.find((element) => element.checkVisibility() && !element.matches(":disabled, [aria-disabled=true]")) ?? null
  );
}

/** Waits until an element no longer moves with its dialog or page. Selenium serialises this function into the page. */
function endAnimations(element: Element, done: () => void): void {
  const moving = document
    .getAnimations()
    .filter(({ effect }) => effect instanceof KeyframeEffect && effect.target?.contains(element))
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
  void Promise.allSettled(moving.map(({ finished }) => finished)).then(done);
}

/** The pattern of a name. */
function patternOf(name: Name): string {
  return typeof name === "string" ? `^${name.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&")}$` : name.source;
}

/** Presses, types and reads in a browser that only WebDriver can drive. Every step waits for its element. */
export class Visitor {
  readonly #driver: WebDriver;

  constructor(driver: WebDriver) {
    this.#driver = driver;
  }

  async open(url: string): Promise<void> {
    await this.#driver.get(url);
  }

  async goBack(): Promise<void> {
    await this.#driver.navigate().back();
  }

  async reload(): Promise<void> {
    await this.#driver.navigate().refresh();
  }

  /** Waits until an element with this role and name is visible. */
  see(role: string, name: Name): Promise<WebElement> {
    return this.#find("role", role, name);
  }

  /** Waits until the page shows an element with this text. */
  read(text: Name): Promise<WebElement> {
    return this.#find("text", "", text);
  }

  /** Waits until the path and query of the page match. */
  async arrive(address: RegExp): Promise<void> {
    await this.#driver.wait(async () => address.test(await this.#driver.getCurrentUrl()), timeout, `No ${address}`);
  }

  async press(role: string, name: Name): Promise<void> {
    await this.#click(await this.see(role, name));
  }

  /** Presses a text, such as that of a label whose control is drawn by CSS. */
  async pressText(text: Name): Promise<void> {
    await this.#click(await this.read(text));
  }

  /** Presses an element with the keyboard: a new page ignores a second press at the place of the one that opened it. */
  async pressEnter(role: string, name: Name): Promise<void> {
    await (await this.see(role, name)).sendKeys(Key.ENTER);
  }

  /** Types into a field, key by key. */
  async type(label: Name, text: string): Promise<void> {
    await (await this.#find("label", "", label)).sendKeys(text);
  }

  /** Waits until a field has a value. */
  async seeValue(label: Name, value: string): Promise<void> {
    const field = await this.#find("label", "", label);
    await this.#driver.wait(
      async () => (await field.getAttribute("value")) === value,
      timeout,
      `${label} is not ${value}`,
    );
  }

  /** Chooses an option of a select by its text. */
  async choose(label: Name, option: string): Promise<void> {
    const select = await this.#find("label", "", label);
    await select.sendKeys(option);
  }

  /** Runs `use` in a second tab, and returns to the first. */
  async inNewTab(use: () => Promise<void>): Promise<void> {
    const first = await this.#driver.getWindowHandle();
    await this.#driver.switchTo().newWindow("tab");
    await use();
    await this.#driver.close();
    await this.#driver.switchTo().window(first);
  }

  async #click(element: WebElement): Promise<void> {
    // In the middle of the window, no bar at its edge covers the element.
    await this.#driver.executeScript("arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' });", element);
    // WebDriver presses where the element was a moment ago. On a busy machine an animation may not have drawn its second picture.
    await this.#driver.executeAsyncScript(endAnimations, element);
    let earlier = "";
    await this.#driver.wait(async () => {
      const seen = earlier;
      earlier = JSON.stringify(await element.getRect());
      return earlier === seen;
    }, timeout);
    await element.click();
  }

  async #find(query: Parameters<typeof findElement>[0], role: string, name: Name): Promise<WebElement> {
    const end = performance.now() + timeout;
    while (performance.now() < end) {
      const found = await this.#driver.executeScript<WebElement | null | undefined>(
        findElement,
        query,
        role,
        patternOf(name),
      );
      if (found) return found;
      if (!(await this.#driver.executeScript("return 'TestingLibraryDom' in window;")))
        await this.#driver.executeScript(`${library}; window.TestingLibraryDom ??= this.TestingLibraryDom;`);
      else await new Promise((resolve) => setTimeout(resolve, 100));
    }
    const shown = await this.#driver.executeScript<string>(
      () => (document.querySelector("dialog[open]") ?? document.querySelector("main") ?? document.body).textContent,
    );
    const page = `${await this.#driver.getCurrentUrl()}: ${shown}`;
    throw new Error(`No ${role || query} ${name} at ${page}`);
  }
}
