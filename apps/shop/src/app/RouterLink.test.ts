import { accountPaths, accountPathsByArea, npsPaths, pixPaths, scheduledPaths } from "@petbox/domain/site/paths";
import { isWithApp, withApp } from "@petbox/domain/site/withApp";
import { expect, it } from "vitest";
import { pageRoutesOf } from "./pageRoute.ts";
import { addressInApp } from "./RouterLink.tsx";
import { routes } from "./routes.ts";

it("adds /app to the account's paths inside the application, and to no other path", () => {
  expect(addressInApp(accountPaths.cards)).toBe("/app/dados-cliente?q=cartao");
  expect(addressInApp("/avalie/7041#notas")).toBe("/app/avalie/7041#notas");
  expect(addressInApp("/app/area-cliente")).toBe("/app/area-cliente");
  for (const elsewhere of [
    "/",
    "/assine?pet=gato",
    "/login",
    "/privacidade",
    "https://petbox.com.br/area-cliente",
    "#fim",
  ]) {
    expect(addressInApp(elsewhere)).toBe(elsewhere);
  }
});

const paths = pageRoutesOf(routes).map(({ path }) => path);
const ofAccount = Object.values(accountPathsByArea).flatMap((area): `/${string}`[] => Object.values(area));

it.each(ofAccount)("MAN-046 SUB-100 a link to %s stays inside the application", (path) => {
  const href = path.replaceAll(/:\w+/g, "abc");
  expect(addressInApp(href)).toBe(`/app${href}`);
  expect(addressInApp(`/app${href}`)).toBe(`/app${href}`);
});

it("has an /app page for every account page, and no other", () => {
  const pages = ofAccount.filter((path) => !path.includes("?"));
  expect(pages).toEqual(expect.arrayContaining([accountPaths.area, scheduledPaths.wetFoods]));
  expect(paths).toEqual(expect.arrayContaining(pages));
  const byLink = [pixPaths.pix, npsPaths.survey];
  expect(paths.filter(isWithApp).toSorted()).toEqual([...pages, ...byLink].map(withApp).toSorted());
});
