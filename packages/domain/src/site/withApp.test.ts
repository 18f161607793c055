import { expect, it } from "vitest";
import { accountPaths } from "./paths.ts";
import { isWithApp, withApp, withoutApp } from "./withApp.ts";

it("MAN-046 prefixes a path with the app's", () => {
  expect(withApp(accountPaths.area)).toBe("/app/area-cliente");
});

it.each([
  ["/app/area-cliente", "/area-cliente"],
  ["/app/app/area-cliente", "/app/area-cliente"],
  ["/area-cliente", "/area-cliente"],
  ["/app", "/app"],
  ["/aplicativo/app/", "/aplicativo/app/"],
])("%s is %s outside the app", (address, outside) => {
  expect(withoutApp(address)).toBe(outside);
  expect(isWithApp(address)).toBe(address !== outside);
});
