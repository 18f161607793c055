import { expect, it } from "vitest";
import { routerContext } from "../../app/loaderServices.ts";
import type { LoginReturn } from "../../app/services.ts";
import { prerenderServices } from "../../entry/prerenderServices.ts";
import { redirectToLogin } from "./redirectToLogin.ts";

/** Redirects from /dados-cliente. @returns the title of the page with an unsaved change. */
function unsavedAfter(loginReturn: LoginReturn): string | undefined {
  const url = new URL("http://shop.test/dados-cliente");
  const context = routerContext({ ...prerenderServices, loginReturn });
  redirectToLogin({ request: new Request(url), url, pattern: url.pathname, params: {}, context });
  return loginReturn.unsavedOn;
}

it("keeps the title of the open page if a save on it found the session ended", () => {
  expect(unsavedAfter({ openedPath: "/dados-cliente", unsavedOn: "Dados cadastrais" })).toBe("Dados cadastrais");
});

it.each<[string, LoginReturn]>([
  ["a read on the open page", { openedPath: "/dados-cliente" }],
  ["a save on another page", { openedPath: "/area-cliente", unsavedOn: "Área do assinante" }],
])("names no page after %s", (_found, loginReturn) => {
  expect(unsavedAfter(loginReturn)).toBeUndefined();
});

it("carries a campaign into the login, and nothing else of the query", () => {
  const url = new URL("http://shop.test/dados-cliente?utm_source=rede&gclid=x1&token=segredo");
  const loginReturn: LoginReturn = {};
  const context = routerContext({ ...prerenderServices, loginReturn });
  const response = redirectToLogin({ request: new Request(url), url, pattern: url.pathname, params: {}, context });
  expect(response.headers.get("Location")).toBe("/login?utm_source=rede&gclid=x1");
  // The page itself is opened with its whole query afterwards.
  expect(loginReturn.path).toBe("/dados-cliente?utm_source=rede&gclid=x1&token=segredo");
});
