import { accountPaths, pathsByArea } from "@petbox/domain/site/paths";
import { withApp } from "@petbox/domain/site/withApp";
import { expect, it } from "vitest";
import { accountAreas, addressInApp, areaAt } from "./areaAt.ts";
import { addressesOf } from "./page.ts";
import type { AreaPages } from "./pages.ts";
import { shopPages } from "./shopPages.ts";

it("leads inside the application to the account's addresses with /app in front, and nowhere else", () => {
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

const areas = import.meta.glob<AreaPages>("../pages/*/pages.ts", { eager: true });
const shown = Object.values(areas).flatMap(({ pages }) =>
  pages.flatMap((page) => addressesOf(page).map((path) => ({ path, page }))),
);

it("finds every area's pages at their addresses", async () => {
  for (const { path, page } of shown) {
    const { page: opened } = await shopPages.at(path === "*" ? "/nada" : path.replaceAll(/:\w+/g, "abc")).load();
    expect(opened.title).toBe(page.title);
  }
});

it("has a page with /app in front for every page of the account", () => {
  const ofTheAccount = shown.map(({ path }) => path).filter((path) => accountAreas.has(areaAt(path)));
  expect(ofTheAccount).toContain(accountPaths.area);
  const plain = ofTheAccount.filter((path) => !path.startsWith("/app/"));
  expect(ofTheAccount).toEqual(expect.arrayContaining(plain.map((path) => withApp(`/${path.slice(1)}`))));
  expect(Object.keys(pathsByArea)).toEqual(expect.arrayContaining([...accountAreas]));
});
