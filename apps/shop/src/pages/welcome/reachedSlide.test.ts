import { expect, it } from "vitest";
import { reachedSlideOf } from "./reachedSlide.ts";

it("opens the slides where the customer left them, and those of the next subscription at the first one", () => {
  const bob = reachedSlideOf("TESTE00001");
  const mia = reachedSlideOf("TESTE00002");
  bob.store(3);
  expect(bob.read()).toBe(3);
  expect(mia.read()).toBe(0);
  mia.store(1);
  expect(mia.read()).toBe(1);
  mia.forget();
  expect(mia.read()).toBe(0);
});
