import { accountPaths, accountPathsByArea } from "@petbox/domain/site/paths";
import { withApp } from "@petbox/domain/site/withApp";
import { expect, it } from "vitest";
import { addressInApp } from "./addressInApp.ts";
import { pageRoutesOf } from "./pageRoute.ts";
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

it("has an /app page for every account page", () => {
  const paths = pageRoutesOf(routes).map(({ path }) => path);
  const ofTheAccount = Object.values(accountPathsByArea)
    .flatMap((area): `/${string}`[] => Object.values(area))
    .filter((path) => !path.includes("?"));
  expect(ofTheAccount).toContain(accountPaths.area);
  expect(paths).toEqual(expect.arrayContaining(ofTheAccount));
  expect(paths).toEqual(expect.arrayContaining(ofTheAccount.map(withApp)));
});
