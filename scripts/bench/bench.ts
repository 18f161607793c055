import { chromium } from "@playwright/test";
import { chromiumFlags, findChromium } from "../chromium.ts";
import { chromiumAdvice, ensureChromium } from "../ensureChromium.ts";
import budgets from "./budgets.json" with { type: "json" };
import { bundleScreen } from "./bundle.ts";
import { type Measure, printMeasures } from "./measure.ts";
import { mountTimes } from "./mountTime.ts";
import { type Keystroke, rendersOf } from "./renders.ts";
import { screenSizes } from "./screenSize.ts";

/**
 * One screen (plan cards, tabs, the masked card form and a dialog) made with the library, and the same with nothing but
 * styled-components, beside it in the same run.
 */
async function measureScreens(): Promise<readonly Measure[]> {
  const [library, bare, named] = [
    await bundleScreen("library"),
    await bundleScreen("bare"),
    await bundleScreen("library", true),
  ];
  const executablePath = findChromium();
  const browser = await chromium.launch({
    args: chromiumFlags,
    ...(executablePath === undefined ? {} : { executablePath }),
  });
  try {
    const times = await mountTimes(browser, library, bare);
    const { keystrokes, themeChange } = await rendersOf(browser, named);
    for (const { name, because } of themeChange) console.log(`  the theme renders ${name} (${because ?? "by itself"})`);
    return [
      ...screenSizes(library, bare),
      {
        what: "mounting it, of what the bare one takes, on a processor four times slower",
        is: times.ratio,
        most: budgets.mountRatio,
        unit: "×",
        beside: `${times.library.toFixed(0)} ms, bare: ${times.bare.toFixed(0)} ms`,
      },
      {
        what: "renders below ThemeRoot at a change of theme",
        is: themeChange.length,
        most: budgets.rendersOfThemeChange,
        unit: "renders",
      },
      ...keystrokes.map(measureOf),
    ];
  } finally {
    await browser.close();
  }
}

function measureOf({ field, own, others, strangers, picture }: Keystroke): Measure {
  const rendered = [...own, ...picture, ...others, ...strangers];
  return {
    what: `components that render at a key in "${field}" besides the field, and the picture where it shows what is typed`,
    is: others.length + strangers.length,
    most: budgets.otherFieldsPerKey,
    unit: "components",
    beside: rendered.length === 0 ? "nothing renders" : rendered.join(", "),
  };
}

if (!ensureChromium()) {
  console.error(chromiumAdvice);
  process.exit(1);
}
process.exitCode = printMeasures(await measureScreens()) ? 0 : 1;
