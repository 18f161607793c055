import { type Browser, expect, type Page } from "@playwright/test";
import type { Bundle } from "./bundle.ts";
import { mount, openScreen } from "./openScreen.ts";
import { countRenders, type Render } from "./renderCounter.ts";

/** What is typed in: each field with one more key than what is there already. */
const typed = [
  { field: "holderName", label: "Nome impresso no cartão", before: "Ana", key: "B", isPictured: true },
  { field: "number", label: "Número do cartão", before: "4111", key: "1", isPictured: true },
  { field: "cvv", label: "Código de segurança", before: "12", key: "3", isPictured: false },
  { field: "cpf", label: "CPF do titular", before: "529", key: "9", isPictured: false },
] as const;

/** The card that shows its name and number as they are typed: a part of those two fields that stands elsewhere. */
const cardPicture = "LiveCard";

/** What hands the theme to the page: the application that holds it, ThemeRoot, and ThemeRoot's one element. */
const bearers = [
  { name: "Application" },
  { name: "ThemeRoot", because: "Application" },
  { name: "styled.div", because: "ThemeRoot" },
] as const satisfies readonly Render[];

/** What rendered again at one key, by what rendered by itself; what that is made of rendered with it. */
export interface Keystroke {
  readonly field: string;
  /** Parts of the field that was typed in. */
  readonly own: readonly string[];
  /** Parts of other fields. */
  readonly others: readonly string[];
  /** The picture of the card, where it shows what was typed. */
  readonly picture: readonly string[];
  /** What else is no part of any field. */
  readonly strangers: readonly string[];
}

/** What renders again in the library's screen at one key in each field of the card form, and when the theme changes. */
export async function rendersOf(
  browser: Browser,
  bundle: Bundle,
): Promise<{ readonly keystrokes: readonly Keystroke[]; readonly themeChange: readonly Render[] }> {
  const page = await openScreen(browser, bundle, countRenders);
  try {
    await mount(page);
    // A letter stays until the masks are there: from then on nothing renders but for what is done.
    await page.getByLabel("CPF do titular").pressSequentially("x");
    await expect(page.getByLabel("CPF do titular")).toHaveValue("");
    await settled(page);
    const keystrokes: Keystroke[] = [];
    for (const { label, before, key, ...place } of typed) {
      await page.getByLabel(label).pressSequentially(before);
      await settled(page);
      keystrokes.push(keystroke(place, await during(page, () => page.keyboard.press(key))));
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

interface Place {
  readonly field: string;
  readonly isPictured: boolean;
}

function keystroke({ field: typedIn, isPictured }: Place, renders: readonly Render[]): Keystroke {
  const roots = renders.filter(({ because }) => because === undefined);
  const isPicture = ({ name }: Render) => isPictured && name === cardPicture;
  const namesOf = (isIt: (render: Render) => boolean) => [
    ...new Set(roots.filter((render) => isIt(render)).map(({ name }) => name)),
  ];
  return {
    field: typedIn,
    own: namesOf(({ field }) => field === typedIn),
    others: namesOf(({ field }) => field !== undefined && field !== typedIn),
    picture: namesOf(isPicture),
    strangers: namesOf((render) => render.field === undefined && !isPicture(render)),
  };
}

/** What rendered besides those that hand the theme on. */
function belowTheTheme(renders: readonly Render[]): readonly Render[] {
  const isBearer = (render: Render) =>
    bearers.some(
      (bearer) => bearer.name === render.name && ("because" in bearer ? bearer.because : undefined) === render.because,
    );
  const below = renders.filter((render) => !isBearer(render));
  if (renders.length - below.length !== bearers.length) {
    throw new Error(`The theme came by another way: ${JSON.stringify(renders)}`);
  }
  return below;
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
