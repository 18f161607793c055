/** Node needs the path of the file; the types are published under the path of the folder. */
declare module "selenium-webdriver/remote/index.js" {
  export { DriverService } from "selenium-webdriver/remote";
}
