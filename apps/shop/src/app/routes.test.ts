import { accountPathsByArea, couponPaths, pathsByArea } from "@petbox/domain/site/paths";
import { matchRoutes } from "react-router-dom";
import { expect, it } from "vitest";
import { handle as accountHandle } from "../pages/account/AccountLayout.tsx";
import { publicTracks } from "../pages/site/publicTracks.ts";
import { isPageRoute, pageRoutesOf } from "./pageRoute.ts";
import { routes } from "./routes.ts";

const paths = Object.values(pathsByArea)
  .flatMap((area): string[] => Object.values(area))
  .filter(
    (path) =>
      path !== pathsByArea.session.logout && path !== pathsByArea.site.notFound && path !== pathsByArea.site.track,
  );

it.each(paths)("%s has its own page", (path) => {
  const [pathname = ""] = path.split("?");
  const leaf = matchRoutes(routes, pathname.replaceAll(/:\w+/g, "abc"))?.at(-1)?.route;
  expect(leaf && isPageRoute(leaf) && leaf.path).not.toBe("*");
});

it.each(Object.values(pathsByArea.funnel))("%s is the same page with and without its trailing slash", (path) => {
  const [pathname = ""] = path.split("?");
  const bare = pathname.replace(/\/$/, "");
  const [one, other] = [bare, `${bare}/`].map((address) => matchRoutes(routes, address)?.at(-1)?.route);
  expect(one).toBeDefined();
  expect(one).toBe(other);
});

const ofTheAccount = Object.values(accountPathsByArea)
  .flatMap((area): string[] => Object.values(area))
  .filter((path) => path !== couponPaths.invitation);

it.each([...ofTheAccount, ...ofTheAccount.map((path) => `/app${path}`)])(
  "%s has the account's navigation",
  async (path) => {
    const [pathname = ""] = path.split("?");
    const layouts = (matchRoutes(routes, pathname.replaceAll(/:\w+/g, "abc")) ?? []).map(({ route }) => route.lazy);
    const modules = await Promise.all(layouts.map((lazy) => (typeof lazy === "function" ? lazy() : {})));
    expect(modules.flatMap((module) => ("handle" in module ? [module.handle] : []))).toContain(accountHandle);
  },
);

it.each([...publicTracks("dog"), ...publicTracks("cat")])("$href has a page of its own", ({ href }) => {
  expect(matchRoutes(routes, href)?.at(-1)?.route.path).toBe(href);
});

/** Second addresses of a page. Tracks are titled by their own document. */
const secondAddresses: readonly string[] = [
  pathsByArea.site.subscribe,
  pathsByArea.checkout.anotherCard,
  pathsByArea.resolution.suspended,
];

it("no two pages share a title, by which tabs and the history tell them apart", () => {
  const pages = pageRoutesOf(routes).filter(
    ({ path }) => !path.startsWith("/app/") && !path.startsWith("/trilhas/") && !secondAddresses.includes(path),
  );
  const titles = pages.map(({ handle }) => handle.title);
  expect(titles.filter((title, at) => titles.indexOf(title) < at)).toEqual([]);
});

it("shows the not-found page for every other path", () => {
  expect(matchRoutes(routes, "/nada")?.at(-1)?.route.path).toBe("*");
});

it("the code of a prefetched page is not imported again", async () => {
  const route = matchRoutes(routes, pathsByArea.funnel.name)?.at(-1)?.route;
  const load = typeof route?.lazy === "function" ? route.lazy : undefined;
  expect(load).toBeDefined();
  const loading = load?.();
  expect(load?.()).toBe(loading);
  await loading;
});
