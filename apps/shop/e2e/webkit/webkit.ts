import { test as base } from "@playwright/test";
import { Builder } from "selenium-webdriver";
import { DriverService } from "selenium-webdriver/remote/index.js";
import { startShop } from "../shop.ts";
import { Visitor } from "./visitor.ts";
import { webKitDriverPath } from "./webKitDriverPath.ts";

interface Fixtures {
  /** Of the browser's window, in pixels. An option of the project. */
  windowWidth: number;
  /** Starts a shop that only this test uses. @returns its origin. */
  openScenario: (scenario?: string) => Promise<string>;
  /** A new browser without cookies. */
  visitor: Visitor;
}

interface WorkerFixtures {
  driverService: DriverService;
}

/** Playwright runs these tests, but Selenium drives the browser: Playwright cannot drive Debian's WebKit. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  windowWidth: [1280, { option: true }],
  driverService: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's dependencies from the pattern.
    async ({}, use) => {
      const service = new DriverService.Builder(webKitDriverPath).setHostname("127.0.0.1").build();
      await service.start();
      await use(service);
      await service.kill();
    },
    { scope: "worker" },
  ],
  visitor: async ({ driverService, windowWidth }, use) => {
    const driver = await new Builder()
      .usingServer(await driverService.address())
      .withCapabilities({ browserName: "MiniBrowser" })
      .build();
    await driver.manage().window().setRect({ x: 0, y: 0, width: windowWidth, height: 800 });
    await use(new Visitor(driver));
    await driver.quit();
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's dependencies from the pattern.
  openScenario: async ({}, use) => {
    const shops: Awaited<ReturnType<typeof startShop>>[] = [];
    await use(async (scenario) => {
      const shop = await startShop(scenario ? { scenario } : {});
      shops.push(shop);
      return shop.origin;
    });
    for (const shop of shops) await shop.kill();
  },
});
