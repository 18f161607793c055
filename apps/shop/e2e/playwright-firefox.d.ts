/** The older Playwright that drives Firefox. Its types differ from the current ones in nothing that the tests use. */
declare module "playwright-firefox" {
  export { firefox } from "@playwright/test";
}
