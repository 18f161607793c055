import { chromiumAdvice, ensureChromium } from "../ensureChromium.ts";
import { launchChromium } from "../launchChromium.ts";
import { bareScreenOf } from "./bareScreen.ts";
import budgets from "./budgets.json" with { type: "json" };
import { type Bundle, bundleScreen, gzipBytesOf } from "./bundle.ts";
import { type Measure, printMeasures } from "./measure.ts";
import { compareMounts, openScreen } from "./mountTime.ts";
import { screenSizes } from "./screenSize.ts";

/* Compares a screen of the library with the same elements on bare styled-components: `npm run bench`. */

async function measureScreen(): Promise<readonly Measure[]> {
  const browser = await launchChromium();
  try {
    const library = await bundleScreen();
    const page = await openScreen(browser, library);
    await page.evaluate(() => window.bench.mount());
    const bare = await bundleScreen(await bareScreenOf(page));
    await page.context().close();
    const times = await compareMounts(browser, library, bare);
    const ratioOf = (what: "mount" | "remount", most: number): Measure => ({
      what: `${what} on a processor four times slower, compared with the bare screen`,
      is: times.ratio[what],
      most,
      unit: "×",
      beside: `${times.library[what].toFixed(1)} ms, bare ${times.bare[what].toFixed(1)} ms`,
    });
    return [
      ...screenSizes(library),
      bytesRatio(library, bare),
      ratioOf("mount", budgets.mountRatio),
      ratioOf("remount", budgets.remountRatio),
    ];
  } finally {
    await browser.close();
  }
}

function bytesRatio(library: Bundle, bare: Bundle): Measure {
  const [ours, theirs] = [gzipBytesOf(library).initial, gzipBytesOf(bare).initial];
  return {
    what: "scripts before the first paint, compared with the bare screen",
    is: ours / theirs,
    most: budgets.bytesRatio,
    unit: "×",
    beside: `bare ${theirs.toLocaleString("en")} bytes`,
  };
}

if (!ensureChromium()) {
  console.error(chromiumAdvice);
  process.exit(1);
}
process.exitCode = printMeasures(await measureScreen()) ? 0 : 1;
