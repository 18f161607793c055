import { expect, it } from "vitest";
import { accountPaths } from "./paths.ts";
import { inAppIf, isWithApp, withoutApp } from "./withApp.ts";

it("MAN-044 MAN-046 the path of the customer area has no token, and the prefix inside the app", () => {
  expect(inAppIf(true, accountPaths.area)).toBe("/app/area-cliente");
  expect(inAppIf(false, accountPaths.area)).toBe("/area-cliente");
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
